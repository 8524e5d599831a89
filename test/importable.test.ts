import { expect, test } from 'vitest';

const modules = import.meta.glob('../src/**/*.{ts,tsx}');
const starts = '../src/main.tsx';

test.for(Object.keys(modules).filter((file) => file !== starts && !file.endsWith('.d.ts')))(
  '%s touches no window when it is imported',
  async (file) => {
    expect('window' in globalThis).toBe(false);
    await expect(modules[file]?.()).resolves.toBeTypeOf('object');
  },
);
