import { uploadFlow } from '../shared/uploadFlow.ts';

/** Documents for a life claim that exists. */
export const lifeUpload = uploadFlow('life', '/life');
