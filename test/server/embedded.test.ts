import { describe } from 'vitest';
import { describeService } from './suite/everything.ts';

describe('on the embedded database', () => {
  describeService(() => Promise.resolve({ memory: true }));
});
