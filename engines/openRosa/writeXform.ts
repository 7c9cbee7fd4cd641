import { escapeXml } from '../words/escapeXml.ts';
import type { Form, Question } from './field.ts';

const types: Readonly<Record<Question['kind'], string>> = {
  text: 'string',
  whole: 'int',
  decimal: 'decimal',
  date: 'date',
  truth: 'string',
  one: 'string',
  several: 'string',
  point: 'geopoint',
  outline: 'geoshape',
  photo: 'binary',
};

/** A list longer than this is searched instead of scrolled. */
const longList = 12;

/**
 * A form in XForms as ODK Collect and KoboCollect read it (ODK XForms Specification 1.0): the bounds of each answer are those the
 * portal itself holds to.
 */
export function writeXform({ id, title, questions, lists }: Form, version: string): string {
  const used = [...new Set(questions.flatMap(({ choices }) => choices ?? []))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms" xmlns:odk="http://www.opendatakit.org/xforms">',
    `<h:head><h:title>${escapeXml(title)}</h:title><model odk:xforms-version="1.0.0">`,
    `<instance><data id="${escapeXml(id)}" version="${escapeXml(version)}">`,
    ...questions.map(({ name }) => `<${name}/>`),
    '<orx:meta><orx:instanceID/></orx:meta></data></instance>',
    ...used.map((name) =>
      [
        `<instance id="${name}"><root>`,
        ...(lists[name] ?? []).map(
          ({ value, label }) => `<item><name>${escapeXml(value)}</name><label>${escapeXml(label)}</label></item>`,
        ),
        '</root></instance>',
      ].join(''),
    ),
    ...questions.map(writeBind),
    '<bind nodeset="/data/orx:meta/orx:instanceID" type="string" readonly="true()" jr:preload="uid"/>',
    '</model></h:head><h:body>',
    ...questions.map((question) => writeControl(question, lists)),
    '</h:body></h:html>\n',
  ].join('');
}

function writeBind(question: Question): string {
  const { name, kind, required } = question;
  const rule = constraintOf(question);
  return [
    `<bind nodeset="/data/${name}" type="${types[kind]}"`,
    required ? ' required="true()"' : '',
    rule === null ? '' : ` constraint="${escapeXml(rule.expression)}" jr:constraintMsg="${escapeXml(rule.sentence)}"`,
    '/>',
  ].join('');
}

function constraintOf({
  kind,
  least,
  most,
  longest,
}: Question): { readonly expression: string; readonly sentence: string } | null {
  if (kind === 'text' && longest !== undefined)
    return { expression: `string-length(.) <= ${longest}`, sentence: `At most ${longest} characters.` };
  if (kind !== 'whole' && kind !== 'decimal') return null;
  const parts = [...(least === undefined ? [] : [`. >= ${least}`]), ...(most === undefined ? [] : [`. <= ${most}`])];
  if (parts.length === 0) return null;
  const sentence =
    least !== undefined && most !== undefined
      ? `A number from ${least} to ${most}.`
      : least !== undefined
        ? `A number of at least ${least}.`
        : `A number of at most ${most}.`;
  return { expression: parts.join(' and '), sentence };
}

function writeControl({ name, kind, label, hint, choices = '' }: Question, lists: Form['lists']): string {
  const words = `<label>${escapeXml(label)}</label>${hint === undefined ? '' : `<hint>${escapeXml(hint)}</hint>`}`;
  const ref = `ref="/data/${name}"`;
  if (kind === 'photo') return `<upload ${ref} mediatype="image/*">${words}</upload>`;
  if (kind === 'truth')
    return `<select1 ${ref}>${words}<item><label>Yes</label><value>true</value></item><item><label>No</label><value>false</value></item></select1>`;
  if (kind !== 'one' && kind !== 'several') return `<input ${ref}>${words}</input>`;
  const element = kind === 'one' ? 'select1' : 'select';
  const appearance = (lists[choices]?.length ?? 0) > longList ? ' appearance="minimal autocomplete"' : '';
  return `<${element} ${ref}${appearance}>${words}<itemset nodeset="instance('${choices}')/root/item"><value ref="name"/><label ref="label"/></itemset></${element}>`;
}
