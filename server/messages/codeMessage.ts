import * as z from 'zod';
import type { Language } from '#machines/service/configuration.ts';
import { readTexts } from '#server/texts/translation.ts';
import type { Message } from './message.ts';

const Words = z.object({ message: z.object({ subject: z.string(), text: z.string() }) });

/** What is said beside a code. The subject holds none, because it is read on locked screens. */
export async function codeMessage(language: Language, code: string): Promise<Omit<Message, 'to'>> {
  const { message } = Words.parse(await readTexts(`${language}/identify`));
  return { language, subject: message.subject, text: message.text.replace('{{code}}', code) };
}
