import { describe, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { flows } from '#machines/flows/index.ts';
import { fileOf, viewFileOf } from '#src/inspect/fileOf.ts';

const root = new URL('../../', import.meta.url);
const isThere = (file: string | undefined) => file !== undefined && existsSync(new URL(file, root));

describe.each(flows)('every page of $code', (flow) => {
  test.each(flow.pages)('$code is found in the code, with its view', (page) => {
    const files = [fileOf(flow, page), viewFileOf(flow, page)];
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });
});
