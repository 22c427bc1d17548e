/**
 * How Node runs the built server; the Dockerfile and docs/operations.md say the same. A search makes some megabytes of what lives a moment.
 * Left alone, V8 lets that grow with the machine's memory before it cleans up; about 130 MB of it are in use under load.
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-old-space-size=320', '--max-semi-space-size=8'];
