import { afterLegume } from '#engines/fertilizer/afterLegume.ts';
import { bagsPerAcre, costPerAcre } from '#engines/fertilizer/bags.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { FertilizerProductRow, FertilizerRateRow, LegumeCreditRow } from '#engines/reference/rows.ts';

type Crop = ReferenceBook['crops'][number];
type Zone = ReferenceBook['districts'][number]['zone'];

const waters = ['rainfed', 'irrigated'] as const;

/** What a dose comes to in bags of one weight; prices in GH₵, null where nobody gave one. */
export interface BagsOfDose {
  readonly kg: number;
  readonly perAcre: number;
  readonly price: number | null;
  readonly costPerAcre: number | null;
}

/** A dose with the product it is. */
export interface SetDose {
  readonly rate: FertilizerRateRow;
  readonly product: FertilizerProductRow | undefined;
  readonly bags: readonly BagsOfDose[];
}

/** A recommendation whole, and what it becomes after each legume. */
export interface FertilizerSet {
  readonly crop: Crop;
  readonly setId: string;
  readonly water: 'rainfed' | 'irrigated' | null;
  readonly firstFor: readonly ('rainfed' | 'irrigated')[];
  readonly doses: readonly SetDose[];
  readonly afterLegume: readonly {
    readonly legume: Crop;
    readonly credit: LegumeCreditRow;
    readonly doses: readonly FertilizerRateRow[];
  }[];
}

/** Every recommendation of the crops in a zone; of each crop those shown first before the others. */
export function fertilizerSets(book: ReferenceBook, zone: Zone): FertilizerSet[] {
  return book.crops.flatMap((crop) => {
    const rates = book.ratesOf(crop.cropId, zone);
    const firsts = waters.map((water) => [water, book.defaultRatesOf(crop.cropId, zone, water)[0]?.setId] as const);
    const sets = [...new Set(rates.map(({ setId }) => setId))].map((setId) =>
      makeSet(
        book,
        crop,
        rates.filter((rate) => rate.setId === setId),
        firsts.flatMap(([water, first]) => (first === setId ? [water] : [])),
      ),
    );
    return sets.toSorted((a, b) => b.firstFor.length - a.firstFor.length);
  });
}

function makeSet(
  book: ReferenceBook,
  crop: Crop,
  rates: readonly FertilizerRateRow[],
  firstFor: FertilizerSet['firstFor'],
): FertilizerSet {
  const credits = crop.group === 'cereal' ? book.legumeCredits : [];
  return {
    crop,
    setId: rates[0]?.setId ?? '',
    water: rates.find(({ water }) => water !== null)?.water ?? null,
    firstFor,
    doses: rates.map((rate) => {
      const product = book.productByName.get(rate.fertilizer.toLowerCase());
      return { rate, product, bags: bagsOf(rate, product) };
    }),
    afterLegume: credits.flatMap((credit) => {
      const legume = book.cropById.get(credit.cropId);
      const doses = afterLegume(rates, credit.nKgPerHa);
      const isLess = doses.length < rates.length || doses.some((dose, index) => dose !== rates[index]);
      return legume === undefined || !isLess ? [] : [{ legume, credit, doses }];
    }),
  };
}

function bagsOf({ kgPerHa }: FertilizerRateRow, product: FertilizerProductRow | undefined): BagsOfDose[] {
  const prices: Readonly<Record<string, number | null>> = {
    25: product?.price25Ghs ?? null,
    50: product?.price50Ghs ?? null,
  };
  return (product?.bagsKg ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((kg) => {
      const price = prices[kg] ?? null;
      return {
        kg,
        perAcre: bagsPerAcre(kgPerHa, kg),
        price,
        costPerAcre: price === null ? null : costPerAcre(kgPerHa, { kg, priceGhs: price }),
      };
    });
}
