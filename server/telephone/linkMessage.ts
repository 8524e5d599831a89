import * as z from 'zod';
import type { Language } from '#machines/service/configuration.ts';
import type { Message } from '#server/messages/message.ts';
import { readTexts } from '#server/texts/translation.ts';

const Words = z.object({
  telephone: z.object({ message: z.object({ subject: z.string(), text: z.string() }) }),
});

/** What is said beside a link to a report, the code of which is told on the telephone: who sends it, and what they see. */
export async function linkMessage(
  language: Language,
  { link, name }: { readonly link: string; readonly name: string },
): Promise<Omit<Message, 'to'>> {
  const { telephone } = Words.parse(await readTexts(`${language}/clients`));
  const { subject, text } = telephone.message;
  return { language, subject, text: text.replace('{{name}}', () => name).replace('{{link}}', () => link) };
}
