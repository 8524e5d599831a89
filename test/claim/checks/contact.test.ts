import { afterEach, describe, expect, test } from 'vitest';
import { emailFault, hasKnownTopLevelDomain, isEmail } from '#machines/claim/checks/email.ts';
import { setInvalidEmails } from '#machines/claim/invalidEmails.ts';
import { isMobilePhone, isPhone } from '#machines/claim/checks/phone.ts';

describe('an e-mail address', () => {
  test.each([
    'm@example.ch',
    'jan.novak+skoda@sub.example.co',
    "o'neil@example.com",
    'JAN@EXAMPLE.COM',
    'jan_novak-1@123.cz',
    `${'a'.repeat(243)}@example.com`,
  ])('%s is taken', (value) => {
    expect([isEmail(value), emailFault(value)]).toEqual([true, undefined]);
  });

  test.each([
    ['j', 'emailNoAt'],
    ['jan.example.com', 'emailNoAt'],
    ['jan@', 'emailNoDomain'],
    ['jan@example', 'emailNoDomain'],
    ['jan@příklad.cz', 'emailDiacritics'],
    ['jiří@example.cz', 'emailDiacritics'],
    ['´jan@example.cz', 'emailDiacritics'],
    ['@example.com', 'emailFormat'],
    ['jan@ex@ample.com', 'emailFormat'],
    ['jan @example.com', 'emailFormat'],
    ['jan@example.com, eva@example.com', 'emailFormat'],
    ['jan..novak@example.com', 'emailFormat'],
    ['.jan@example.com', 'emailFormat'],
    ['jan@example..com', 'emailFormat'],
    ['jan@-example.com', 'emailFormat'],
    ['jan@exam_ple.com', 'emailFormat'],
    ['jan@example.c', 'emailFormat'],
    ['jan@example.c1', 'emailFormat'],
    ['jan@example.com.', 'emailFormat'],
    ["'jan@example.com", 'emailFormat'],
    ['"jan"@example.com', 'emailFormat'],
    ["jan@example.com'", 'emailFormat'],
    ['`jan@example.com', 'emailFormat'],
    ['jan@[127.0.0.1]', 'emailFormat'],
  ])('%s is refused: %s', (value, fault) => {
    expect([isEmail(value), emailFault(value)]).toEqual([false, fault]);
  });

  test('has at most 255 characters', () => {
    expect(isEmail(`${'a'.repeat(244)}@example.com`)).toBe(false);
  });

  test.each([
    ['jan@example.cz', true],
    ['jan@example.ONLINE', true],
    ['jan@example.co.uk', false],
    ['jan@example.it', false],
  ])('%s ends as usual: %s', (value, verdict) => {
    expect(hasKnownTopLevelDomain(value)).toBe(verdict);
  });
});

describe('the configured list of addresses nobody may use', () => {
  afterEach(() => {
    setInvalidEmails(['neznam@neznam.cz']);
  });

  test('decides, in any case of letters', () => {
    setInvalidEmails(['Nemam@Email.cz']);
    expect(['nemam@email.cz', 'NEMAM@EMAIL.CZ', 'neznam@neznam.cz'].map((value) => isEmail(value))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a phone', () => {
  test.each([
    ['777123456', true],
    ['+420777123456', true],
    ['+421908123456', true],
    ['+12025550123', true],
    ['+1202555012', true],
    ['+4915112345678', false],
    ['+491511234567', true],
    ['+36201234567', true],
    ['+362012345678', true],
    ['+998901234567', true],
    ['+9989012345678', false],
    ['77712345', false],
    ['7771234567', false],
    ['+42077712345', false],
    ['+4207771234567', false],
    ['+3620123456', false],
    ['+999123456789', false],
    ['420777123456', false],
    ['00420777123456', false],
    ['777 123 456', false],
    ['++420777123456', false],
    ['７７７１２３４５６', false],
    ['', false],
  ])('%s: %s', (value, verdict) => {
    expect(isPhone(value)).toBe(verdict);
  });

  test.each([
    ['601123456', true],
    ['+420777123456', true],
    ['+421908123456', true],
    ['233111222', false],
    ['+421233111222', false],
    ['+12025550123', false],
  ])('%s takes an SMS: %s', (value, verdict) => {
    expect(isMobilePhone(value)).toBe(verdict);
  });
});
