import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright';

/** The milliseconds from each key to its paint, for a letter pressed again and again in a field. */
export async function keystrokes(field: Locator, count: number): Promise<number[]> {
  await field.focus();
  const times = await field.evaluateHandle((element) => {
    const found: number[] = [];
    element.addEventListener('keydown', measure, true);
    return found;

    function measure({ timeStamp }: Event) {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => found.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    }
  });
  for (let key = 0; key < count; key += 1) {
    await field.press('a');
    // Longer than the throttle of the validation, so that it runs between the keys and not for the last one only.
    await wait(150);
  }
  return times.jsonValue();
}
