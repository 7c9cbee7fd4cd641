/** A small messy file, and what a person reads in it: written down before the reader saw it. */
export interface MessyFile {
  readonly what: string;
  readonly text: string;
  /** "name: type", with the fixes that findings offer accepted. */
  readonly columns: readonly string[];
  /** The first and the last row then. */
  readonly first: readonly (string | number | boolean | null)[];
  readonly last: readonly (string | number | boolean | null)[];
  readonly rows: number;
  /** A finding that has to be there; none where the file is read without a word. */
  readonly says?: string;
}

function messy(what: string, text: string, columns: string, rows: number, first: MessyFile['first'], last: MessyFile['last'], says?: string): MessyFile {
  return { what, text, columns: columns.split(' | '), rows, first, last, ...(says !== undefined && { says }) };
}

export const messyFiles: readonly MessyFile[] = [
  messy('thousands with commas, one with decimals', 'Town,Price\nHo,"1,250"\nWa,"2,300.75"\nBole,"1,899.50"\n', 'Town: text | Price: decimal', 3, ['Ho', 1250], ['Bole', 1899.5], 'spacesInNumbers'),
  messy('points part thousands, as its neighbour shows', 'Town;Bags;Price\nAccra;2.500;1.234,56\nHo;1.200;99,50\n', 'Town: text | Bags: whole | Price: decimal', 2, ['Accra', 2500, 1234.56], ['Ho', 1200, 99.5], 'decimalComma'),
  messy('three decimals beside a nought', 'Town,Rain\nHo,1.250\nWa,0.125\n', 'Town: text | Rain: decimal', 2, ['Ho', 1.25], ['Wa', 0.125]),
  messy('commas before three digits alone', 'Town,Bags\nHo,"1,250"\nWa,"3,100"\n', 'Town: text | Bags: whole', 2, ['Ho', 1250], ['Wa', 3100], 'twoReadings'),
  messy('points before three digits alone', 'Town,Rain\nHo,1.250\nWa,3.100\n', 'Town: text | Rain: decimal', 2, ['Ho', 1.25], ['Wa', 3.1], 'twoReadings'),
  messy('millions with points', 'Region;People\nVolta;1.659.040\nOti;747.248\n', 'Region: text | People: whole', 2, ['Volta', 1659040], ['Oti', 747248], 'decimalComma'),
  messy('blanks in numbers with a decimal comma', 'Town;Price\nHo;1 250,50\nWa;990,00\n', 'Town: text | Price: decimal', 2, ['Ho', 1250.5], ['Wa', 990], 'decimalComma'),
  messy('Swiss apostrophes', 'Town,Price\nHo,1\'250.50\nWa,990\n', 'Town: text | Price: decimal', 2, ['Ho', 1250.5], ['Wa', 990], 'spacesInNumbers'),
  messy('a minus of typographers', 'Day,Change\n2024-01-01,−12\n2024-01-02,7\n', 'Day: date | Change: whole', 2, ['2024-01-01', -12], ['2024-01-02', 7]),
  messy('cedis before the numbers', 'Town,Price\nHo,"GH₵ 1,010"\nWa,GH₵ 980\n', 'Town: text | Price: decimal', 2, ['Ho', 1010], ['Wa', 980], 'unitsInCells'),
  messy('mixed money', 'Town,Price\nHo,"GH₵ 1,010"\nWa,980*\nBole,n/a\nYendi,1200\n', 'Town: text | Price: decimal', 4, ['Ho', 1010], ['Yendi', 1200], 'noteMarks'),
  messy('per cent signs', 'Crop,Share\nMaize,12%\nRice,8.5%\n', 'Crop: text | Share: decimal', 2, ['Maize', 12], ['Rice', 8.5], 'unitsInCells'),
  messy('kilograms in cells', 'Crop,Weight\nMaize,50 kg\nRice,25kg\n', 'Crop: text | Weight: decimal', 2, ['Maize', 50], ['Rice', 25], 'unitsInCells'),
  messy('marks of notes', 'Crop,Yield\nMaize,1.8*\nRice,2.9\nYam,15†\n', 'Crop: text | Yield: decimal', 3, ['Maize', 1.8], ['Yam', 15], 'noteMarks'),
  messy('n.d. for no data', 'Crop,Yield\nMaize,1.8\nRice,n.d.\nYam,15\n', 'Crop: text | Yield: decimal', 3, ['Maize', 1.8], ['Yam', 15], 'mixedTypes'),
  messy('two points for no data', 'Crop,2019,2020\nMaize,12,..\nRice,..,9\nYam,7,8\n', 'Crop: text | 2019: whole | 2020: whole', 3, ['Maize', 12, null], ['Yam', 7, 8], 'mixedTypes'),
  messy('dashes for no data', 'Crop,Bags\nMaize,12\nRice,-\nYam,–\nMillet,9\n', 'Crop: text | Bags: whole', 4, ['Maize', 12], ['Millet', 9], 'mixedTypes'),
  messy('-999 for no data', 'Day,Rain\n2024-01-01,0\n2024-01-02,-999\n2024-01-03,4\n', 'Day: date | Rain: whole', 3, ['2024-01-01', 0], ['2024-01-03', 4], 'missingValues'),
  messy('-9999.0 for no data', 'Day,Rain\n2024-01-01,0.5\n2024-01-02,-9999.0\n2024-01-03,4\n', 'Day: date | Rain: decimal', 3, ['2024-01-01', 0.5], ['2024-01-03', 4], 'missingValues'),
  messy('words among numbers', 'Crop,Bags\nMaize,12\nRice,lost\nYam,7\nMillet,9\n', 'Crop: text | Bags: whole', 4, ['Maize', 12], ['Millet', 9], 'mixedTypes'),
  messy('half of a column words', 'Crop,Bags\nMaize,12\nRice,lost\nYam,7\nMillet,eaten\n', 'Crop: text | Bags: whole', 4, ['Maize', 12], ['Millet', null], 'mixedTypes'),
  messy('errors of a spreadsheet', 'Crop,Yield\nMaize,1.8\nRice,#DIV/0!\nYam,15\n', 'Crop: text | Yield: decimal', 3, ['Maize', 1.8], ['Yam', 15], 'errorValues'),
  messy('codes with noughts in front', 'Code,Bags\n007,12\n012,7\n130,9\n', 'Code: text | Bags: whole', 3, ['007', 12], ['130', 9]),
  messy('codes that look like powers', 'Code,Bags\n1E5,12\n2E10,7\n', 'Code: text | Bags: whole', 2, ['1E5', 12], ['2E10', 7]),
  messy('numbers of cards longer than a number keeps', 'Card,Bags\n9234567890123456789,12\n9234567890123456780,7\n', 'Card: text | Bags: whole', 2, ['9234567890123456789', 12], ['9234567890123456780', 7]),
  messy('telephones with the country', 'Agent,Telephone\nA1,+233244123456\nA2,0201112223\n', 'Agent: text | Telephone: text', 2, ['A1', '+233244123456'], ['A2', '0201112223']),
  messy('days as 31/03/2024', 'Day,Rain\n31/03/2024,1\n01/04/2024,2\n', 'Day: date | Rain: whole', 2, ['2024-03-31', 1], ['2024-04-01', 2]),
  messy('days with the month first', 'Day,Rain\n3/31/2024,1\n4/1/2024,2\n', 'Day: date | Rain: whole', 2, ['2024-03-31', 1], ['2024-04-01', 2], 'unreadableDates'),
  messy('days and months in words', 'Day,Rain\n31 March 2024,1\n1 April 2024,2\n', 'Day: date | Rain: whole', 2, ['2024-03-31', 1], ['2024-04-01', 2]),
  messy('days with points', 'Day;Rain\n31.03.2024;1,5\n01.04.2024;2\n', 'Day: date | Rain: decimal', 2, ['2024-03-31', 1.5], ['2024-04-01', 2], 'decimalComma'),
  messy('days with the year first and strokes', 'Day,Rain\n2024/03/31,1\n2024/04/01,2\n', 'Day: date | Rain: whole', 2, ['2024-03-31', 1], ['2024-04-01', 2]),
  messy('days in two ways', 'Day,Rain\n31/03/2024,1\n2024-04-01,2\n', 'Day: date | Rain: whole', 2, ['2024-03-31', 1], ['2024-04-01', 2]),
  messy('day first beside month first', 'Day,Rain\n31/03/2024,1\n03/31/2024,2\n', 'Day: text | Rain: whole', 2, ['31/03/2024', 1], ['03/31/2024', 2], 'unreadableDates'),
  messy('years of two digits', 'Day,Rain\n31/03/24,1\n01/04/24,2\n', 'Day: text | Rain: whole', 2, ['31/03/24', 1], ['01/04/24', 2], 'unreadableDates'),
  messy('a day that does not exist', 'Day,Rain\n2024-02-28,1\n2024-02-30,2\n2024-03-01,3\n', 'Day: date | Rain: whole', 3, ['2024-02-28', 1], ['2024-03-01', 3], 'unreadableDates'),
  messy('a title above', 'Yields of 2024\n\nCrop,Yield\nMaize,1.8\nRice,2.9\n', 'Crop: text | Yield: decimal', 2, ['Maize', 1.8], ['Rice', 2.9], 'titleLines'),
  messy('a title with its commas', 'Yields,,\n,,\nCrop,Area,Yield\nMaize,3,1.8\nRice,4,2.9\n', 'Crop: text | Area: whole | Yield: decimal', 2, ['Maize', 3, 1.8], ['Rice', 4, 2.9], 'titleLines'),
  messy('a source below', 'Crop,Yield\nMaize,1.8\nRice,2.9\nSource: MoFA\n', 'Crop: text | Yield: decimal', 2, ['Maize', 1.8], ['Rice', 2.9], 'notes'),
  messy('two rows of names', 'Region,Maize,,Rice,\n,Area,Bags,Area,Bags\nVolta,1,2,3,4\nOti,5,6,7,8\n', 'Region: text | Maize Area: whole | Maize Bags: whole | Rice Area: whole | Rice Bags: whole', 2, ['Volta', 1, 2, 3, 4], ['Oti', 5, 6, 7, 8], 'twoHeaderRows'),
  messy('three rows of names', 'Region,Maize,\n,Area,Production\n,(ha),(t)\nVolta,1,2\nOti,3,4\n', 'Region: text | Maize Area (ha): whole | Maize Production (t): whole', 2, ['Volta', 1, 2], ['Oti', 3, 4], 'twoHeaderRows'),
  messy('names said twice', 'Region,Yield\nRegion,Yield\nVolta,1\nOti,2\n', 'Region: text | Yield: whole', 2, ['Volta', 1], ['Oti', 2], 'twoHeaderRows'),
  messy('years above names', ',2019,,2020,\nRegion,Maize,Rice,Maize,Rice\nVolta,1,2,3,4\nOti,5,6,7,8\n', 'Region: text | 2019 Maize: whole | 2019 Rice: whole | 2020 Maize: whole | 2020 Rice: whole', 2, ['Volta', 1, 2, 3, 4], ['Oti', 5, 6, 7, 8], 'twoHeaderRows'),
  messy('a row of units', 'Region,Rain\n,mm\nVolta,1200\nOti,1100\n', 'Region: text | Rain (mm): whole', 2, ['Volta', 1200], ['Oti', 1100], 'twoHeaderRows'),
  messy('tags of HXL', 'Region,Rain\n#adm1+name,#rain\nVolta,1200\nOti,1100\n', 'Region: text | Rain: whole', 2, ['Volta', 1200], ['Oti', 1100], 'twoHeaderRows'),
  messy('a name twice', 'Region,Yield,Yield\nVolta,1,2\nOti,3,4\n', 'Region: text | Yield: whole | Yield (2): whole', 2, ['Volta', 1, 2], ['Oti', 3, 4], 'duplicateHeaders'),
  messy('a column without a name', 'Region,,Yield\nVolta,1,2\nOti,3,4\n', 'Region: text | Column 2: whole | Yield: whole', 2, ['Volta', 1, 2], ['Oti', 3, 4], 'emptyHeader'),
  messy('no names at all', 'Volta,1,2\nOti,3,4\n', 'Column 1: text | Column 2: whole | Column 3: whole', 2, ['Volta', 1, 2], ['Oti', 3, 4], 'emptyHeader'),
  messy('blank rows between', 'Region,Yield\n\nVolta,1\n\n\nOti,2\n\n', 'Region: text | Yield: whole', 2, ['Volta', 1], ['Oti', 2]),
  messy('a row too short', 'Region,Year,Yield\nVolta,2020,1\nOti,2020\nBono,2020,3\n', 'Region: text | Year: whole | Yield: whole', 3, ['Volta', 2020, 1], ['Bono', 2020, 3], 'raggedRows'),
  messy('an empty cell too many', 'Region,Year,Yield\nVolta,2020,1\nOti,,2020,2\nBono,2020,3\n', 'Region: text | Year: whole | Yield: whole', 3, ['Volta', 2020, 1], ['Bono', 2020, 3], 'raggedRows'),
  messy('one row parted by semicolons', 'Region,Year,Yield\nVolta,2020,1\nOti;2020;2\nBono,2020,3\n', 'Region: text | Year: whole | Yield: whole', 3, ['Volta', 2020, 1], ['Bono', 2020, 3], 'raggedRows'),
  messy('blanks after commas, and quoted cells', 'Region, Note, Yield\nVolta, "dry, then wet", 1\nOti, "wet", 2\n', 'Region: text | Note: text | Yield: whole', 2, ['Volta', 'dry, then wet', 1], ['Oti', 'wet', 2]),
  messy('apostrophes for quotation marks', "Region,Note\n'Volta','dry, then wet'\n'Oti','wet'\n", 'Region: text | Note: text', 2, ['Volta', 'dry, then wet'], ['Oti', 'wet']),
  messy('backslashes before quotation marks', 'Region,Note\nVolta,"a \\"dry\\" year, again"\nOti,wet\n', 'Region: text | Note: text', 2, ['Volta', 'a "dry" year, again'], ['Oti', 'wet']),
  messy('a quotation mark never closed', 'Region,Note\nVolta,"dry\nOti,wet\n', 'Region: text | Note: text', 2, ['Volta', '"dry'], ['Oti', 'wet'], 'strayQuotes'),
  messy('inches in a cell', 'Pipe,Price\n"5" pipe",12\nhose,7\n', 'Pipe: text | Price: whole', 2, ['5" pipe', 12], ['hose', 7], 'strayQuotes'),
  messy('lines ended by carriage returns', 'Region,Yield\rVolta,1\rOti,2\r', 'Region: text | Yield: whole', 2, ['Volta', 1], ['Oti', 2]),
  messy('a first line for Excel', 'sep=;\nRegion;Yield\nVolta;1\nOti;2\n', 'Region: text | Yield: whole', 2, ['Volta', 1], ['Oti', 2]),
  messy('parted by bars', 'Region|Yield\nVolta|1\nOti|2\n', 'Region: text | Yield: whole', 2, ['Volta', 1], ['Oti', 2]),
  messy('parted by blanks', 'Station Year Month Rain\nHo 2020 1 12.5\nWa 2020 1 3\nYendi 2020 2 0.5\n', 'Station: text | Year: whole | Month: whole | Rain: decimal', 3, ['Ho', 2020, 1, 12.5], ['Yendi', 2020, 2, 0.5]),
  messy('blanks around values', 'Region , Yield\n Volta , 1 \n Oti , 2 \n', 'Region: text | Yield: whole', 2, ['Volta ', 1], ['Oti ', 2]),
  messy('truth in capitals', 'Farm,Irrigated\nA1,TRUE\nA2,FALSE\n', 'Farm: text | Irrigated: truth', 2, ['A1', true], ['A2', false]),
  messy('seasons as 1996/97', 'Season,Yield\n1996/97,1\n1997/98,2\n', 'Season: text | Yield: whole', 2, ['1996/97', 1], ['1997/98', 2]),
];
