import { describe, expect, test } from 'vitest';
import { configured } from '#server/settings/defaultConfiguration.ts';

describe('the addresses of the entry paths', () => {
  const addresses = (values: object) => {
    const { entryPrefix, addDocUrl, initConsequentFlowUrl } = configured(values);
    return { entryPrefix, addDocUrl, initConsequentFlowUrl };
  };

  test('follow from the prefix that an operator changes alone', () => {
    expect(addresses({ entryPrefix: '/skody' })).toEqual({
      entryPrefix: '/skody',
      addDocUrl: '/skody/{line}?flow=UPLOAD',
      initConsequentFlowUrl: '/skody/{line}?consequent',
    });
  });

  test('are those that an operator names, even none', () => {
    const named = {
      entryPrefix: '/skody',
      addDocUrl: 'https://example.com/{line}',
      initConsequentFlowUrl: '',
    };
    expect(addresses(named)).toEqual(named);
  });

  test('begin with /hlaseni where nothing is changed', () => {
    expect(addresses({})).toEqual({
      entryPrefix: '/hlaseni',
      addDocUrl: '/hlaseni/{line}?flow=UPLOAD',
      initConsequentFlowUrl: '/hlaseni/{line}?consequent',
    });
  });
});
