import L from 'leaflet';
import { firstTileZoom, lastTileZoom, showFarmTile } from '#contract/farms/farmMaps.ts';
import { readTile, TILE_EXTENT } from '#engines/shapes/vectorTile.ts';
import { addressOf } from '#web/lib/callApi.ts';

/** From here on a farm is wide enough on the screen to bear a mark in its middle. */
const MARK_ZOOM = 13;
const MARK_PIXELS = 3;

/** Farms drawn from vector tiles, in the colours of the page. */
class FarmTiles extends L.GridLayer {
  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const { x: side } = this.getTileSize();
    const sharpness = window.devicePixelRatio || 1;
    canvas.width = side * sharpness;
    canvas.height = side * sharpness;
    void this.fill(canvas, coords, done);
    return canvas;
  }

  private async fill(canvas: HTMLCanvasElement, coords: L.Coords, done: L.DoneCallback): Promise<void> {
    try {
      await this.draw(canvas, coords);
      done(undefined, canvas);
    } catch (error) {
      done(error instanceof Error ? error : new Error('No tile came.'), canvas);
    }
  }

  private async draw(canvas: HTMLCanvasElement, { z, x, y }: L.Coords): Promise<void> {
    const response = await fetch(addressOf(showFarmTile, { params: { z, x, y } }), { cache: 'no-store' });
    if (!response.ok) throw new Error(`The tile was answered ${response.status}.`);
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    const colours = getComputedStyle(document.documentElement);
    const scale = canvas.width / TILE_EXTENT;
    pen.lineWidth = Math.max(1, 1.5 * (window.devicePixelRatio || 1));
    for (const { rings, own } of readTile(new Uint8Array(await response.arrayBuffer()))) {
      const colour = colours.getPropertyValue(own ? '--gold' : '--clay');
      pen.beginPath();
      for (const ring of rings) {
        ring.forEach(([px, py], at) =>
          at === 0 ? pen.moveTo(px * scale, py * scale) : pen.lineTo(px * scale, py * scale),
        );
        pen.closePath();
      }
      pen.globalAlpha = 0.3;
      pen.fillStyle = colour;
      pen.fill('evenodd');
      pen.globalAlpha = 1;
      pen.strokeStyle = colour;
      pen.stroke();
      const [outer = []] = rings;
      if (z < MARK_ZOOM || outer.length === 0) continue;
      const [mx, my] = outer.reduce(([sx, sy], [px, py]) => [sx + px / outer.length, sy + py / outer.length], [0, 0]);
      pen.beginPath();
      pen.arc(mx * scale, my * scale, MARK_PIXELS * (window.devicePixelRatio || 1), 0, 2 * Math.PI);
      pen.fillStyle = colour;
      pen.fill();
    }
  }
}

/** The layer of farms, from the zoom on at which they are drawn one by one. */
export function farmTiles(): L.GridLayer {
  return new FarmTiles({ minZoom: firstTileZoom, maxNativeZoom: lastTileZoom, maxZoom: 19 });
}
