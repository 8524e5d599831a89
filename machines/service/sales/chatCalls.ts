import * as z from 'zod';
import { call } from '#machines/service/call.ts';

/** The longest text of a message. */
export const longestMessage = 2000;

/** One message; its numbers go up by one in a conversation, so a gap is seen. */
export const ChatMessage = z.object({
  seq: z.int().positive(),
  isOwn: z.boolean(),
  name: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A conversation of somebody of ours with the helpdesk. */
export const ChatThread = z.object({
  id: z.uuid(),
  name: z.string().optional().describe('Who is on the other side; left out while nobody has answered.'),
  unread: z.int(),
  isEnded: z.boolean(),
});
export type ChatThread = z.infer<typeof ChatThread>;

const Thread = z.object({ thread: z.uuid() });

/** The calls of the conversation with the helpdesk, for users of ours; nobody else makes them. */
export const chatCalls = {
  readChat: call({
    method: 'POST',
    path: '/rest/chat/read',
    failing: 'SILENT',
    summary:
      'Our addition, for users of ours: their conversation, for the helpdesk all that are open, and the messages of one after a number.',
    body: z.object({
      thread: z.uuid().optional(),
      after: z.int().min(0).default(0),
      isShown: z.boolean().describe('Its messages are shown, so they are read.'),
    }),
    answer: z.object({
      threads: z.array(ChatThread),
      messages: z.array(ChatMessage).describe('Of the conversation that was asked for.'),
      isOnDuty: z.boolean().describe('Somebody of the helpdesk is there.'),
      isHelper: z.boolean().describe('The user answers.'),
    }),
  }),
  sendChat: call({
    method: 'POST',
    path: '/rest/chat/message',
    failing: 'SILENT',
    summary:
      'Our addition: send a message, by a key that makes it one however often it is sent; without a conversation the own one goes on or begins.',
    body: z.object({
      thread: z.uuid().optional(),
      key: z.uuid(),
      text: z.string().trim().min(1).max(longestMessage),
    }),
    answer: z.object({ thread: z.uuid(), seq: z.int() }),
  }),
  endChat: call({
    method: 'POST',
    path: '/rest/chat/:thread/end',
    failing: 'SILENT',
    summary: 'Our addition: end a conversation.',
    params: Thread,
    answer: z.object({ isEnded: z.boolean() }),
  }),
};

/** What is read of conversations, and what was. */
export type ChatReading = z.input<typeof chatCalls.readChat.body>;
export type ChatRead = z.output<typeof chatCalls.readChat.answer>;
/** A message that is sent, and where it went. */
export type ChatSending = z.input<typeof chatCalls.sendChat.body>;
export type ChatSent = z.output<typeof chatCalls.sendChat.answer>;
