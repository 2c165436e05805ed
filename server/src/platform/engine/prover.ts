/** HiGHS, a solver of integer programs in WebAssembly: loaded by the thread that needs it, and gone with it. */
import type { IntegerProgram, Row } from '@saath/matching/whole-event/program';
import type { Solve } from '@saath/matching/whole-event/prove-whole';

/** So many branches are looked into; the same on every machine. */
const MOST_NODES = 1_000;
/** Seconds, where a machine is too slow even for these. */
const MOST_TIME = 20;

export async function loadProver(): Promise<Solve> {
  // Its types are those of CommonJS, where the function is a property; Node loads the ES module, where it is the default itself.
  const { default: loader } = await import('highs');
  const highs = await (loader as unknown as typeof loader.default)();
  return ({ gains, highest, rows }) =>
    highs.withModel(
      {
        ...{ numCols: gains.length, numRows: rows.length },
        sense: highs.constants.objectiveSense.maximize,
        colCost: Float64Array.from(gains),
        colLower: new Float64Array(gains.length),
        colUpper: Float64Array.from(highest),
        integrality: new Int32Array(gains.length).fill(1),
        rowLower: new Float64Array(rows.length).fill(-highs.infinity),
        rowUpper: Float64Array.from(rows, (row) => row.most / unitOf(row)),
        matrix: matrixOf({ gains, highest, rows }),
      },
      (model) => {
        model.options.set({
          ...{ output_flag: false, random_seed: 0, mip_rel_gap: 0 },
          ...{ mip_max_nodes: MOST_NODES, time_limit: MOST_TIME },
        });
        model.run();
        const bound = Number(model.info.get('mip_dual_bound'));
        const { colValue } = model.getSolution();
        return Number.isFinite(bound) && colValue ? { columns: colValue, bound } : undefined;
      },
    );
}

/** Rows of milliseconds are counted in their limits: a tolerance of HiGHS is a millionth, whatever is counted. */
function unitOf({ times, most }: Row): number {
  return times ? Math.max(1, most) : 1;
}

function matrixOf({ gains, rows }: IntegerProgram) {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    const { plus, times, minus } = row;
    const unit = unitOf(row);
    indices.push(...plus, ...minus);
    values.push(
      ...plus.map((_, index) => (times?.[index] ?? 1) / unit),
      ...minus.map(() => -1 / unit),
    );
    starts.push(indices.length);
  }
  const size = { numRows: rows.length, numCols: gains.length };
  return { format: 'csr' as const, ...size, starts, indices, values };
}
