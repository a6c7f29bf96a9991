// The least that shows these pictures: absolutely positioned images of what is near the view, and nothing else.
const TILE = 220;
const GAP = 4;
const HEADING = 40;
const OVERSCAN = Number(new URLSearchParams(location.search).get('overscan') ?? 0.25);
const scroller = document.getElementById('scroller');
const content = document.getElementById('content');
const viewer = document.getElementById('viewer');
const large = document.getElementById('large');
const columns = Math.max(1, Math.floor((scroller.clientWidth - GAP) / (TILE + GAP)));

const months = [];
let height = 0;
let total = 0;
for (const [name, count] of await (await fetch('/months')).json()) {
  const top = height;
  height += HEADING + Math.ceil(count / columns) * (TILE + GAP);
  months.push({ name, count, first: total, top, end: height });
  total += count;
}
content.style.height = `${height}px`;

const selected = new Set();
const tiles = new Map();
const headings = new Map();
const free = [];

function newTile() {
  const tile = document.createElement('div');
  tile.style.width = tile.style.height = `${TILE}px`;
  const picture = document.createElement('img');
  picture.alt = '';
  picture.decoding = 'async';
  tile.append(picture);
  content.append(tile);
  return tile;
}

function monthAt(y) {
  let low = 0;
  let high = months.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (months[middle].end > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

function draw() {
  const view = scroller.clientHeight;
  const from = scroller.scrollTop - view * OVERSCAN;
  const to = scroller.scrollTop + view * (1 + OVERSCAN);
  const wanted = new Map();
  const wantedHeadings = new Set();
  for (let index = monthAt(Math.max(0, from)); index < months.length && months[index].top < to; index += 1) {
    const month = months[index];
    wantedHeadings.add(index);
    const firstRow = Math.max(0, Math.floor((from - month.top - HEADING) / (TILE + GAP)));
    const lastRow = Math.min(
      Math.ceil(month.count / columns) - 1,
      Math.floor((to - month.top - HEADING) / (TILE + GAP)),
    );
    for (let cell = firstRow * columns; cell < Math.min((lastRow + 1) * columns, month.count); cell += 1) {
      const row = Math.floor(cell / columns);
      wanted.set(month.first + cell, [GAP + (cell % columns) * (TILE + GAP), month.top + HEADING + row * (TILE + GAP)]);
    }
  }
  for (const [number, tile] of tiles) {
    if (wanted.has(number)) continue;
    tiles.delete(number);
    free.push(tile);
  }
  for (const [number, [x, y]] of wanted) {
    if (tiles.has(number)) continue;
    const tile = free.pop() ?? newTile();
    tile.number = number;
    tile.className = selected.has(number) ? 'tile selected' : 'tile';
    tile.style.transform = `translate(${x}px, ${y}px)`;
    tile.firstChild.removeAttribute('src');
    tile.firstChild.src = `/pictures/300/${number}`;
    tiles.set(number, tile);
  }
  for (const tile of free) {
    tile.firstChild.removeAttribute('src');
    tile.style.transform = 'translate(-9999px, 0)';
  }
  for (const [index, heading] of headings) {
    if (wantedHeadings.has(index)) continue;
    heading.remove();
    headings.delete(index);
  }
  for (const index of wantedHeadings) {
    if (headings.has(index)) continue;
    const heading = document.createElement('div');
    heading.className = 'heading';
    heading.textContent = `${months[index].name} (${months[index].count})`;
    heading.style.transform = `translateY(${months[index].top}px)`;
    heading.month = months[index];
    content.append(heading);
    headings.set(index, heading);
  }
}

let isDue = false;
scroller.addEventListener(
  'scroll',
  () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  },
  { passive: true },
);

let current = -1;
function open(number) {
  current = number;
  viewer.style.display = 'block';
  large.src = `/pictures/1300/${number}`;
  new Image().src = `/pictures/1300/${Math.min(total - 1, number + 1)}`;
}
content.addEventListener('click', ({ target }) => {
  const heading = target.closest('.heading');
  const tile = target.closest('.tile');
  if (heading) {
    for (let cell = 0; cell < heading.month.count; cell += 1) selected.add(heading.month.first + cell);
    for (const [number, drawn] of tiles) drawn.classList.toggle('selected', selected.has(number));
  } else if (tile) {
    open(tile.number);
  }
});
addEventListener('keydown', ({ key }) => {
  if (current < 0) return;
  if (key === 'ArrowRight') open(Math.min(total - 1, current + 1));
});
draw();
