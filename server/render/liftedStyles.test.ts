import { expect, test } from 'vitest';
import { liftStyles } from './liftedStyles.ts';

test('a style attribute becomes a rule of its own, once for all that share it', () => {
  expect(liftStyles('<i style="left:4%;width:3%"></i><i style="left:4%;width:3%"></i><b>left</b>')).toEqual({
    html: '<i data-style="left:4%;width:3%"></i><i data-style="left:4%;width:3%"></i><b>left</b>',
    css: '[data-style="left:4%;width:3%"]:not(#_){left:4%;width:3%}',
  });
});

test('quotes in a value stay quotes', () => {
  expect(liftStyles('<i style="font-family:&quot;Inter&quot;"></i>')).toEqual({
    html: '<i data-style="font-family:&quot;Inter&quot;"></i>',
    css: '[data-style="font-family:\\"Inter\\""]:not(#_){font-family:"Inter"}',
  });
});

test('a value that would end its rule or its element styles nothing', () => {
  for (const value of ['color:red}body{display:none', 'color:&lt;/style&gt;', '@import x', 'color:red/*', 'a:\\22'])
    expect(liftStyles(`<i style="${value}"></i>`)).toEqual({ html: '<i></i>', css: '' });
});
