import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the edge (bff/app.ts) passes to every loader and action. */
  interface AppLoadContext {
    /** This response's CSP nonce. */
    nonce: string;
    requestId: string;
    /** Address of the small scripts' file in this build. */
    helpersUrl: string;
    /** Address of the script that hydrates islands. */
    islandsUrl: string;
    /** The running build of the product. */
    build: string;
    /** The caller's address, without trusted proxies. */
    clientAddress: string;
  }
}
