/**
 * Node's flags for the built server; the Dockerfile and docs/operations.md have the same. A search allocates several megabytes of
 * short-lived objects. By default, V8 lets those grow with the machine's memory before collecting; about 130 MB are in use under load.
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-old-space-size=512', '--max-semi-space-size=16'];
