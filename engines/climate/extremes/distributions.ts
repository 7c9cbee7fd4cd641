/** Natural logarithm of the gamma function for positive numbers (Lanczos, g = 7). */
export function logGamma(x: number): number {
  const z = x - 1;
  let sum = LANCZOS[0] ?? 0;
  for (let i = 1; i < LANCZOS.length; i += 1) sum += (LANCZOS[i] ?? 0) / (z + i);
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
];

const TINY = 1e-300;
const CLOSE = 1e-15;

/**
 * Share of a gamma distribution (shape, scale) that lies below a value: by series or by continued fraction.
 * `logOfShape` is logGamma(shape), for whoever asks many values of one distribution.
 */
export function gammaShare(value: number, shape: number, scale: number, logOfShape = logGamma(shape)): number {
  const x = value / scale;
  if (x <= 0) return 0;
  // Both sums settle after some multiples of the root of the shape.
  const most = 1000 + 20 * Math.sqrt(shape);
  const front = Math.exp(shape * Math.log(x) - x - logOfShape);
  if (x < shape + 1) {
    let term = 1 / shape;
    let sum = term;
    for (let n = 1; n < most && Math.abs(term) > Math.abs(sum) * CLOSE; n += 1) {
      term *= x / (shape + n);
      sum += term;
    }
    return front * sum;
  }
  let b = x + 1 - shape;
  let c = 1 / TINY;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < most; n += 1) {
    const a = -n * (n - shape);
    b += 2;
    d = 1 / nonZero(a * d + b);
    c = nonZero(b + a / c);
    h *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return 1 - front * h;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** Quantile of the standard normal distribution; ±Infinity at 0 and 1. Wichura (1988), algorithm AS 241. */
export function normalQuantile(p: number): number {
  if (p <= 0) return -Infinity;
  if (p >= 1) return Infinity;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180_625 - q * q;
    return (q * polynomial(r, NEAR_A)) / polynomial(r, NEAR_B);
  }
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const far =
    r <= 5
      ? polynomial(r - 1.6, MIDDLE_A) / polynomial(r - 1.6, MIDDLE_B)
      : polynomial(r - 5, FAR_A) / polynomial(r - 5, FAR_B);
  return q < 0 ? -far : far;
}

function polynomial(x: number, coefficients: readonly number[]): number {
  let sum = 0;
  for (let at = coefficients.length - 1; at >= 0; at -= 1) sum = sum * x + (coefficients[at] ?? 0);
  return sum;
}

const NEAR_A = [
  3.387_132_872_796_366_5, 133.141_667_891_784_38, 1971.590_950_306_551_3, 13_731.693_765_509_46, 45_921.953_931_549_87,
  67_265.770_927_008_7, 33_430.575_583_588_13, 2509.080_928_730_122_7,
];
const NEAR_B = [
  1, 42.313_330_701_600_91, 687.187_007_492_057_9, 5394.196_021_424_751, 21_213.794_301_586_597, 39_307.895_800_092_71,
  28_729.085_735_721_943, 5226.495_278_852_854,
];
const MIDDLE_A = [
  1.423_437_110_749_683_5, 4.630_337_846_156_546, 5.769_497_221_460_691, 3.647_848_324_763_204_5,
  1.270_458_252_452_368_4, 0.241_780_725_177_450_6, 0.022_723_844_989_269_184, 7.745_450_142_783_414e-4,
];
const MIDDLE_B = [
  1, 2.053_191_626_637_759, 1.676_384_830_183_803_8, 0.689_767_334_985_1, 0.148_103_976_427_480_08,
  0.015_198_666_563_616_457, 5.475_938_084_995_345e-4, 1.050_750_071_644_416_9e-9,
];
const FAR_A = [
  6.657_904_643_501_104, 5.463_784_911_164_114, 1.784_826_539_917_291_3, 0.296_560_571_828_504_87,
  0.026_532_189_526_576_124, 0.001_242_660_947_388_078_4, 2.711_555_568_743_487_6e-5, 2.010_334_399_292_288_1e-7,
];
const FAR_B = [
  1, 0.599_832_206_555_887_9, 0.136_929_880_922_735_8, 0.014_875_361_290_850_615, 7.868_691_311_456_133e-4,
  1.846_318_317_510_055e-5, 1.421_511_758_316_446e-7, 2.044_263_103_389_94e-15,
];
