/** The independent solver: linear and integer programming by HiGHS, given as sparse rows (no text to parse). */
import loadHighs from 'highs';

/** Sum of coefficient 1 x the named columns, at most `most`; `negative` columns count with -1. */
export type Row = {
  readonly columns: readonly number[];
  readonly negative?: readonly number[];
  readonly most: number;
};

export type Program = {
  /** What each column adds; all columns are between 0 and `highest` (1 if left out). */
  readonly gains: readonly number[];
  readonly highest?: readonly number[];
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
};

// Its types are those of CommonJS, where the function is a property; Node loads the ES module, where it is the default itself.
const load = loadHighs as unknown as typeof loadHighs.default;
const highs = await load();

/** The largest sum of gains, rounded to a whole number; with `isWhole` proved without a gap. */
export function largest({ gains, highest, rows, isWhole }: Program): number {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const { columns, negative = [] } of rows) {
    indices.push(...columns, ...negative);
    values.push(...columns.map(() => 1), ...negative.map(() => -1));
    starts.push(indices.length);
  }
  const size = { numRows: rows.length, numCols: gains.length };
  const source = {
    ...size,
    sense: highs.constants.objectiveSense.maximize,
    colCost: Float64Array.from(gains),
    colLower: new Float64Array(gains.length),
    colUpper: Float64Array.from(gains, (_, column) => highest?.[column] ?? 1),
    rowLower: new Float64Array(rows.length).fill(-highs.infinity),
    rowUpper: Float64Array.from(rows, ({ most }) => most),
    matrix: { format: 'csr' as const, ...size, starts, indices, values },
    ...(isWhole ? { integrality: new Int32Array(gains.length).fill(1) } : {}),
  };
  return highs.withModel(source, (model) => {
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0 });
    model.run();
    return Math.round(model.getObjectiveValue());
  });
}

/** People take at most one role each, roles at most `places`; weights only. */
export function assignmentProgram(
  { start, person, weight }: { start: Int32Array; person: Int32Array; weight: Int32Array },
  places: readonly number[],
): Program {
  const ofPerson = new Map<number, number[]>();
  for (const [pair, someone] of person.entries()) {
    const pairs = ofPerson.get(someone) ?? [];
    pairs.push(pair);
    ofPerson.set(someone, pairs);
  }
  const ofRoles = places.map((most, role) => {
    const [from = 0, to = 0] = start.subarray(role, role + 2);
    return { columns: Array.from({ length: to - from }, (_, index) => from + index), most };
  });
  const ofPeople = [...ofPerson.values()].map((columns) => ({ columns, most: 1 }));
  return { gains: [...weight], rows: [...ofRoles, ...ofPeople], isWhole: false };
}
