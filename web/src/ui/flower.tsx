import { flowerShapes } from '@saath/contract/foundation/cover/rules';

/** One flower of our drawings, as part of an SVG. */
export function Flower(flower: Parameters<typeof flowerShapes>[0]) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and colours, nothing that people wrote
  return <g dangerouslySetInnerHTML={{ __html: flowerShapes(flower) }} />;
}
