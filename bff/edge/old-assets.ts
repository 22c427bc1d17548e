/**
 * What is answered for a script of another build: one that tells the page so and never ends, since Remix would load the page anew where it is,
 * with everything that was typed, when a script is not there. The page goes to the new version by its next step (app/navigation/).
 */
const OUTDATED = "dispatchEvent(new Event('outdated'));await new Promise(() => {});export default undefined;";

/** Undefined for what is no script of a build. */
export const oldAsset = (path: string): Response | undefined =>
  /^\/assets\/[\w.$/-]+-[\w-]{8,}\.js$/.test(path)
    ? new Response(OUTDATED, {
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
      })
    : undefined;
