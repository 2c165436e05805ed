/** Whatever somebody does with a page, or comes back to it: from then on its data may change. */
const SIGNS = [
  'pointerdown',
  'keydown',
  'focusin',
  'submit',
  'popstate',
  'pagehide',
  'visibilitychange',
];

const touched =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        for (const sign of SIGNS)
          window.addEventListener(sign, () => resolve(), {
            once: true,
            passive: true,
            capture: true,
          });
      });

/**
 * For a part of a page that works as it came from the server (links, a form that sends itself): its script is fetched when
 * somebody first does something anywhere, and takes over what stands there. At once on the server, and on pages one
 * gets to by a press. Where it cannot be fetched, what stands there stays.
 */
export async function onFirstTouch<Part>(load: () => Promise<Part>): Promise<Part> {
  await touched;
  return await load().catch(async (error) => {
    if (typeof window === 'undefined') throw error;
    return await new Promise<never>(() => {});
  });
}
