import { describe } from 'vitest';
import { inMemory } from './memory.ts';
import { describeService } from './suite/everything.ts';

describe('on the embedded database', () => {
  describeService(inMemory);
});
