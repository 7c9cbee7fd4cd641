import { ownValue } from '#engines/words/ownValue.ts';
import { readCardNumber, maskCardNumber } from '#engines/farms/cardNumber.ts';
import { type OutlineFault, outlineFaults, swapAxes } from '#engines/farms/checkOutline.ts';
import { keptOutline, type Outline } from '#engines/farms/farm.ts';
import { type FarmProperty, farmProperties, listHolds, propertyOf } from '#engines/farms/fileProperties.ts';
import { sayFault } from '#engines/farms/sayFault.ts';
import { simplifyLine } from '#engines/shapes/simplifyLine.ts';
import type { FarmFile, FileShape } from '../../../adapters/farmFiles/farmFile.ts';
import { readInChild } from '../../../adapters/farmFiles/readInChild.ts';
import { FarmFileRefusal } from '../../../adapters/farmFiles/refusal.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { everyRecipient } from '../../farmers/farmers.service.ts';
import { sealCard } from '../cards/cards.ts';
import type { FarmData } from '../farmRows.repository.ts';
import { readGround } from '../fields.service.ts';
import { addRead } from '../edit.service.ts';
import { overlapsAmong } from '../overlaps.service.ts';
import { requireOfficer } from '../access.service.ts';

/** What is to be done with a file. */
export interface ImportOrder {
  readonly apply: boolean;
  readonly without: string;
  readonly swap: boolean;
  /** JSON that says what properties hold; empty where their names do. */
  readonly properties: string;
}

/** A shape as it would be kept; `farm` is null where it cannot be. */
export interface PlannedShape {
  readonly number: number;
  readonly shape: FileShape;
  readonly farm: FarmData | null;
  readonly card: string;
  readonly farmer: string;
  readonly problem: string;
  readonly notes: readonly string[];
  readonly chosen: boolean;
  /** Where it lies, also where it cannot be kept; null where that is not in Ghana. */
  readonly outline: Outline | null;
}

type ReadAs = Readonly<Record<string, FarmProperty | null>>;
/** Share of the shapes that must lie in Ghana once turned, for turning them to be offered. */
const MOST = 0.5;
const plainCorners = 60;
/** Faults of outlines that a map of Ghana has no place for. */
const notDrawn: ReadonlySet<OutlineFault['kind']> = new Set(['swapped', 'abroad', 'tooLarge', 'tooMany']);
/** In degrees. */
const aMetre = 0.000_01;

/** Reads a file of farms in a process of its own. @throws farmFileRefused */
export async function readFarms(scope: Scope, bytes: Uint8Array): Promise<FarmFile> {
  requireOfficer(scope);
  try {
    return await readInChild(bytes);
  } catch (error) {
    if (error instanceof FarmFileRefusal) throw problem('farmFileRefused', { sentence: error.message });
    throw error;
  }
}

/** Says what a file would add to the farms of whoever asks, and with `apply` adds what is chosen and can be kept. */
export async function importFarms(scope: Scope, { shapes }: FarmFile, order: ImportOrder) {
  const officerId = requireOfficer(scope);
  const properties = [...new Set(shapes.flatMap((shape) => Object.keys(shape.properties)))];
  const told = toldProperties(order.properties);
  const readAs: ReadAs = Object.fromEntries(
    properties.map((name) => [name, Object.hasOwn(told, name) ? (told[name] ?? null) : propertyOf(name)]),
  );
  const isWithout = listHolds(order.without);
  const byPhone = Object.values(readAs).includes('phone')
    ? new Map((await everyRecipient(scope)).filter(isHolder).map((farmer) => [farmer.phone, farmer]))
    : new Map<string, { id: number; name: string }>();
  const drafts = shapes.map((shape, at) =>
    plan(scope, shape, at + 1, { readAs, swap: order.swap, byPhone, chosen: !isWithout(at + 1) }),
  );
  // What is kept at once was looked at before.
  const overlaps = order.apply
    ? []
    : await overlapsAmong(
        scope,
        drafts.map(({ farm }) => farm),
      );
  const planned = drafts.map((draft, at) => ({ ...draft, overlaps: overlaps[at] ?? [] }));
  const wanted = planned.flatMap(({ farm, chosen }) => (farm !== null && chosen ? [farm] : []));
  if (order.apply && wanted.length > 0) await addRead(scope, officerId, wanted);
  scope.audit(order.apply ? 'importFarms' : 'checkFarmFile', []);
  const swapped = shapes.filter(({ outline }) => outlineFaults(outline)[0]?.kind === 'swapped').length;
  const examples = properties.map((name) => ({
    name,
    readAs: readAs[name] ?? null,
    example: shapes.map((shape) => ownValue(shape.properties, name) ?? '').find((each) => each !== '') ?? '',
  }));
  return { planned, properties: examples, added: wanted.length, swapped: swapped > MOST * shapes.length };
}

interface Known {
  readonly readAs: ReadAs;
  readonly swap: boolean;
  readonly byPhone: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  readonly chosen: boolean;
}

/** Whose a telephone number is first; who has none, and who shares one, is not told by it. */
function isHolder({ phone, sharesPhone }: { readonly phone: string; readonly sharesPhone: boolean }): boolean {
  return phone !== '' && !sharesPhone;
}

function plan(scope: Scope, shape: FileShape, number: number, { readAs, swap, byPhone, chosen }: Known): PlannedShape {
  const told = (property: FarmProperty): string =>
    Object.entries(shape.properties).find(([name, value]) => readAs[name] === property && value !== '')?.[1] ?? '';
  const notes: string[] = [];
  const cardText = told('card');
  const card = readCardNumber(cardText) ?? '';
  if (cardText !== '' && card === '') notes.push('The card number is not written GHA-123456789-0 and is left out.');
  const phone = told('phone')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?233/, '0');
  const farmer = byPhone.get(phone);
  if (phone !== '' && farmer === undefined)
    notes.push('No farmer of your list has this telephone number; the farm is kept without one.');
  const crop = cropOf(scope, told('crop'));
  if (told('crop') !== '' && crop === null)
    notes.push(`The crop "${told('crop').slice(0, 40)}" is not in the crop list and is left out.`);
  const beside = { number, shape, card: card && maskCardNumber(card), farmer: farmer?.name ?? '', notes, chosen };
  if (shape.outline.length === 0)
    return {
      ...beside,
      farm: null,
      outline: null,
      problem: `There is ${shape.instead === 'nothing' || shape.instead === null ? 'no outline' : `a ${shape.instead}`} where an area was expected.`,
    };
  const outline = keptOutline(swap ? swapAxes(shape.outline) : shape.outline);
  const [fault] = outlineFaults(outline);
  if (fault !== undefined)
    return {
      ...beside,
      farm: null,
      outline: notDrawn.has(fault.kind) ? null : drawnOutline(outline),
      problem: sayFault(fault),
    };
  const name = (told('name') || shape.name).slice(0, 80);
  const farm: FarmData = {
    ...readGround(scope, outline),
    name,
    crop,
    farmerId: farmer?.id ?? null,
    source: 'imported',
    card: card === '' ? null : sealCard(scope.context, card),
  };
  return { ...beside, farm, outline: drawnOutline(farm.outline), problem: '' };
}

/** An outline for looking at: thousands of corners within a metre of each other are not sent back. */
function drawnOutline(outline: Outline): Outline {
  return outline.map((polygon) =>
    polygon.map((ring) => (ring.length > plainCorners ? simplifyLine(ring, aMetre) : ring)),
  );
}

function cropOf({ context }: Scope, text: string): string | null {
  if (text === '') return null;
  const wanted = text.toLowerCase().trim();
  const { cropById } = context.reference.book();
  return (
    [...cropById.values()].find(({ cropId, name }) => cropId === wanted || name.toLowerCase() === wanted)?.cropId ??
    null
  );
}

function toldProperties(text: string): Readonly<Record<string, FarmProperty | null>> {
  if (text === '') return {};
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null) return {};
    return Object.fromEntries(
      Object.entries(told).map(([name, as]) => [name, farmProperties.find((each) => each === as) ?? null]),
    );
  } catch {
    throw problem('farmFileRefused', {
      sentence: 'What properties hold is not JSON. Write it as {"OWNER_TEL":"phone"}.',
    });
  }
}
