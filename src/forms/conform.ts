import { configureForms, shape } from '@conform-to/react/future';
import * as z from 'zod';
import type { Issue } from '#machines/subject/issues/issue.ts';
import { set, validateFields } from './intents.ts';

// A strict content policy forbids the code zod would otherwise generate.
z.config({ jitless: true });

/** Conform as this application uses it: silent until Continue; after that, usePageForm decides what is validated. */
export const { useForm, useField, useFormMetadata, FormProvider } = configureForms({
  intents: { set, validateFields },
  shouldValidate: 'onSubmit',
  shouldRevalidate: 'onSubmit',
  isError: shape<Issue[]>(),
});
