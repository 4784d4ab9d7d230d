import { positionAt, type Timeline } from '@aranya/wildlife-data';
import L from 'leaflet';
import { countUntil, toDrawnPath, projected, type DrawnPath } from './drawn-path';
import { type DrawnCell, toDrawnCells } from './drawn-cells';
import {
  drawCells,
  type Ink,
  looksDifferent,
  type Painted,
  type Pens,
  type Pixel,
  strokePath,
  strokeTrail,
  thinnedPath,
  TRAIL_BINS,
  type View,
} from './journey-painter';
import styles from './journey-map.module.css';

const TILE = 256;

const finePens: Pens = { way: 2.5, trail: 4, trailShare: 0.12 };

interface Entry {
  path: DrawnPath;
  thinned: DrawnPath;
  /** Empty where the fixes are exact. */
  cells: readonly DrawnCell[];
  marker: L.Marker;
  /** The canvas shows the path up to this point of `thinned`. */
  drawn: number;
  state: string;
  pixel: Pixel | undefined;
}

export interface JourneyLayerOptions extends L.LayerOptions {
  timeline: Timeline;
  /** One for each journey. */
  icons: readonly L.DivIcon[];
  /** The side of each journey's cells, where fixes are middles of cells. */
  cellDegrees: readonly (number | undefined)[];
  /** Read again at each full redraw, because themes differ. */
  inks: () => readonly Ink[];
  pens?: Pens | undefined;
}

/**
 * Draws journeys on two canvases: the growing path below, and above it the trail, which is redrawn when it
 * looks different. Leaflet would project its own lines again for each frame.
 */
export class JourneyLayer extends L.Layer {
  private readonly timeline: Timeline;
  private readonly entries: Entry[];
  private readonly inks: () => readonly Ink[];
  private readonly pens: Pens;
  private readonly way = canvas(styles.way);
  private readonly trail = canvas(styles.trail);
  private colours: readonly Ink[] = [];
  private view: View = { scale: 0, left: 0, top: 0 };
  private scale = 0;
  private time: number;
  private whole = false;
  private painted: Painted | undefined;
  private map: L.Map | undefined;

  constructor({ timeline, icons, cellDegrees, inks, pens = finePens, ...options }: JourneyLayerOptions) {
    super(options);
    this.timeline = timeline;
    this.inks = inks;
    this.pens = pens;
    // With a casing the way is as strong as its trail, which is only wider.
    if (pens.casing !== undefined) this.way.style.opacity = '1';
    this.time = timeline.start;
    this.entries = timeline.entries.map(({ journey }, at) => {
      const degrees = cellDegrees[at];
      const path = { ...toDrawnPath(journey), dashed: degrees !== undefined };
      const cells = degrees === undefined ? [] : toDrawnCells(journey, degrees);
      const [lng = 0, lat = 0] = journey.fixes[0] ?? [];
      const marker = L.marker([lat, lng], { icon: icons[at], interactive: false, keyboard: false });
      return { path, thinned: path, cells, marker, drawn: 0, state: '', pixel: undefined };
    });
  }

  override onAdd(map: L.Map): this {
    this.map = map;
    // Above the pane of Leaflet's own shapes.
    map.getPane('shadowPane')?.append(this.way, this.trail);
    for (const { marker } of this.entries) marker.addTo(map);
    this.redraw();
    return this;
  }

  override onRemove(): this {
    this.map = undefined;
    for (const { marker } of this.entries) marker.remove();
    this.way.remove();
    this.trail.remove();
    return this;
  }

  override getEvents() {
    return { move: this.redraw, zoom: this.redraw, viewreset: this.redraw, resize: this.redraw };
  }

  /** Moves to a time of the timeline. */
  setTime(time: number): void {
    const back = time < this.time;
    this.time = time;
    if (back) {
      this.drawWay(true);
      this.painted = undefined;
    }
    this.draw();
  }

  setWhole(whole: boolean): void {
    this.whole = whole;
    this.drawWay(true);
  }

  /** Draws everything again, after the map moved or the theme changed. */
  redraw = (): void => {
    const { map } = this;
    if (!map) return;
    const { x, y } = map.getSize();
    const scale = TILE * 2 ** map.getZoom();
    const topLeft = map.containerPointToLayerPoint([0, 0]);
    const { min } = map.getPixelBounds();
    this.view = { scale, left: min?.x ?? 0, top: min?.y ?? 0 };
    this.colours = this.inks();
    for (const element of [this.way, this.trail]) {
      fit(element, x, y);
      L.DomUtil.setPosition(element, topLeft);
    }
    if (scale !== this.scale) {
      for (const entry of this.entries) {
        // All points of a short path let its trail fade evenly.
        entry.thinned = this.pens.casing === undefined ? thinnedPath(entry.path, scale) : entry.path;
      }
      this.scale = scale;
    }
    this.drawWay(true);
    this.painted = undefined;
    for (const entry of this.entries) entry.pixel = undefined;
    this.draw();
  };

  private drawWay(again: boolean): void {
    const context = this.way.getContext('2d');
    if (!context) return;
    // Dashes begin with their line.
    const { way, casing } = this.pens;
    const redrawAll = again || casing !== undefined || this.entries.some(({ path }) => path.dashed);
    if (redrawAll) context.clearRect(0, 0, this.way.width, this.way.height);
    for (const [at, entry] of this.entries.entries()) {
      const { thinned, cells } = entry;
      const offset = this.timeline.entries[at]?.offset ?? 0;
      const ink = this.colours[at];
      const time = this.whole ? Infinity : this.time + offset;
      if (ink) drawCells(context, cells, this.view, { time, ink });
      const last = countUntil(thinned.times, time) - 1;
      const from = redrawAll ? 0 : entry.drawn;
      entry.drawn = Math.max(0, last);
      if (last <= from) continue;
      if (casing !== undefined) {
        pen(context, ink?.casing ?? '', casing);
        strokePath(context, thinned, this.view, [from, last]);
      }
      pen(context, ink?.line ?? '', way);
      strokePath(context, thinned, this.view, [from, last]);
    }
  }

  private draw(): void {
    const context = this.trail.getContext('2d');
    if (!context || this.scale === 0) return;
    const seconds = (this.timeline.end - this.timeline.start) * this.pens.trailShare;
    const now = { time: this.time, heads: this.entries.map((entry, at) => this.moveMarker(entry, at)) };
    if (!looksDifferent(this.painted, now, seconds / TRAIL_BINS / 2)) return;
    this.painted = now;
    this.drawWay(false);
    context.clearRect(0, 0, this.trail.width, this.trail.height);
    for (const [at, { thinned }] of this.entries.entries()) {
      const ink = this.colours[at];
      const head = now.heads[at];
      if (!ink || !head) continue;
      const time = this.time + (this.timeline.entries[at]?.offset ?? 0);
      pen(context, ink.line, this.pens.trail);
      strokeTrail(context, thinned, this.view, { time, seconds, ink, head, pens: this.pens });
    }
  }

  /** Returns where the animal is on the canvas; none before its tag. */
  private moveMarker(entry: Entry, at: number): Pixel | undefined {
    const played = this.timeline.entries[at];
    if (!played) return undefined;
    const position = positionAt(played.journey, this.time + played.offset);
    const [x, y] = projected(position.lat, position.lng);
    const head: Pixel = [x * this.view.scale - this.view.left, y * this.view.scale - this.view.top];
    // Leaflet rounds to whole pixels.
    const pixel: Pixel = [Math.round(head[0]), Math.round(head[1])];
    if (pixel[0] !== entry.pixel?.[0] || pixel[1] !== entry.pixel[1]) entry.marker.setLatLng(position);
    if (position.state !== entry.state) entry.marker.getElement()?.setAttribute('data-state', position.state);
    entry.pixel = pixel;
    entry.state = position.state;
    return position.state === 'before' ? undefined : head;
  }
}

function pen(context: CanvasRenderingContext2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = 'round';
}

function canvas(className: string | undefined): HTMLCanvasElement {
  const element = document.createElement('canvas');
  // Leaflet's class hides it during the transition of a zoom.
  element.className = `${className} leaflet-zoom-hide`;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/**
 * Sizes a canvas in device pixels, while drawings stay in CSS pixels. Setting the size clears it, so an equal
 * one is left.
 */
function fit(element: HTMLCanvasElement, width: number, height: number): void {
  const ratio = Math.min(2, window.devicePixelRatio);
  const [x, y] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (element.width === x && element.height === y) return;
  element.width = x;
  element.height = y;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.getContext('2d')?.scale(ratio, ratio);
}
