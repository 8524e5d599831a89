import { describe, expect, test } from 'vitest';
import '#src/style/style.css';

const surfaces = ['paper', 'tint', 'raised', 'accent-tint', 'signal-tint'];
const letters = ['ink', 'ink-soft', 'accent', 'accent-strong', 'signal', 'signal-strong'];
const pairs = [
  ...letters.flatMap((letter) => surfaces.map((surface) => [letter, surface] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-strong'],
] as const;

/** Red, green and blue of a token, 0 to 1, as the browser paints it. */
function paint(token: string, scheme: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const probe = document.createElement('i');
  probe.style.cssText = `color-scheme: ${scheme}; color: var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  if (!canvas) throw new Error('there is no canvas');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
}

function luminance(token: string, scheme: string): number {
  const [red = 0, green = 0, blue = 0] = paint(token, scheme).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: string): number {
  const [dark = 0, light = 0] = [luminance(one, scheme), luminance(other, scheme)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  test('every letter stands out from every surface by 4.5 : 1', () => {
    expect(pairs.filter(([one, other]) => contrast(one, other, scheme) < 4.5)).toEqual([]);
  });

  test('every edge of a control stands out by 3 : 1', () => {
    expect(surfaces.filter((surface) => contrast('edge', surface, scheme) < 3)).toEqual([]);
  });
});
