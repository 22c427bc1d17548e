import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the edge (bff/app.ts) hands to every loader and action. */
  interface AppLoadContext {
    /** CSP nonce of this response. */
    nonce: string;
    requestId: string;
    /** Address of the small scripts' file in this build. */
    helpersUrl: string;
    /** Of the script that wakes forms of light pages up. */
    islandsUrl: string;
    /** Which build of the product answers. */
    build: string;
    /** The caller's address, proxies that we trust taken off. */
    clientAddress: string;
  }
}
