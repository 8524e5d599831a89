import { describe } from 'vitest';
import { flows } from '../../machines/flows/index.ts';
import { describeFlow } from './describeFlow.ts';

describe.each(flows)('the flow $code', describeFlow);
