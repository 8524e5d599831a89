import { expect, test } from 'vitest';
import { returnPathIn, withReturnPath } from '#machines/service/identity/returnPath.ts';

test.each([
  '/',
  '/prodej',
  '/prodej/klient/5b8f4c1e-0000-4000-8000-000000000000',
  '/hlaseni/life/vyber-udalosti?flow=DRAFT#obsah',
  '/prihlaseni/zastoupeni',
  '/restaurace',
  '/logouty',
  '/a.b/c..d',
  '/prodej?next=https://evil.example',
])('whoever asks for it is led back to %s', (path) => {
  const address = new URL(withReturnPath('/prihlaseni', path), 'http://localhost');
  expect([address.pathname, returnPathIn(address.searchParams)]).toEqual(['/prihlaseni', path]);
  expect(new URL(path, 'http://localhost').host).toBe('localhost');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\t//evil.example',
  'evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '',
  '/rest/session/logout',
  '/rest',
  '/oidc/session/end',
  '/oauth2/callback?code=x',
  '/logout',
  '/logout?x',
  '/prodej/../logout',
  '/./logout',
  '/prodej/%2E%2e/logout',
  '/..//evil.example',
  '/.//evil.example',
  '/prodej\\..\\logout',
  `/${'a'.repeat(500)}`,
])('nobody is led to %j', (path) => {
  expect(returnPathIn(new URLSearchParams({ returnTo: path }))).toBeUndefined();
});

test('an address that says nothing leads nowhere in particular', () => {
  expect([returnPathIn(new URLSearchParams()), withReturnPath('/prihlaseni', undefined)]).toEqual([
    undefined,
    '/prihlaseni',
  ]);
});
