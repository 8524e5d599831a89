import * as z from 'zod';
import type { Builds } from '#machines/actors/browser/version.ts';
import { calls } from '#machines/service/calls.ts';

const VersionFile = z.object({ hash: z.string() });

/**
 * Which build a reload would fetch, and which one the service is running. They are asked for without the cookie and beside the
 * client, because looking for a new version is no work on a report and must not keep a session open.
 */
export const readBuilds = async (): Promise<Builds> => {
  const [file, info] = await Promise.all([ask('/version.json'), ask(calls.buildInfo.path)]);
  return { offered: VersionFile.parse(file).hash, running: calls.buildInfo.answer.parse(info).hash };
};

const ask = async (path: string): Promise<unknown> => {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  return answer.json();
};

/** The build that the document belongs to, undefined where it does not say. */
export const loadedBuild = (document: ParentNode): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
