import { describe, expect, test } from 'vitest';
import { joinThousands } from './alignRow.ts';
import { swallowedRows } from './swallowedRows.ts';

describe('rows between two quotation marks', () => {
  const row = { width: 3, shape: ['text', 'text', 'whole'], delimiter: ',' } as const;

  test('are seen where each line fits under the columns', () => {
    expect(swallowedRows(['Wa', 'dry,4\nBole,wet,5\nKeta,late', '6'], row)).toMatchObject({ lines: 3, rows: 2 });
  });

  test('are none in an address, nor in cells that each end with a line end', () => {
    expect(swallowedRows(['Wa', 'P.O. Box 5\nHo, Volta, Ghana', '6'], row)).toBeNull();
    expect(swallowedRows(['Wa\n', 'dry\n', '6\n'], row)).toBeNull();
    expect(swallowedRows(['Wa', 'dry', '6'], row)).toBeNull();
  });
});

describe('a number cut at the comma of its thousands', () => {
  test('is put together where that puts every cell under a column of its kind', () => {
    const shape = ['text', 'whole', 'decimal', 'text'] as const;
    expect(joinThousands(['Wa', '1', '250', '3.5', 'ok'], 4, shape)).toEqual(['Wa', '1,250', '3.5', 'ok']);
  });

  test('stays apart where two numbers may be meant, or where another cell is too many', () => {
    const shape = ['text', 'whole', 'whole'] as const;
    expect(joinThousands(['Wa', '1', '250', '300'], 3, shape)).toBeNull();
    expect(joinThousands(['Wa', '1', '25', '30'], 3, shape)).toBeNull();
    expect(joinThousands(['Wa', '1', '250'], 3, shape)).toBeNull();
  });
});
