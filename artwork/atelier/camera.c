/*
 * What the camera sees: the nearest triangle of every sample, and what relief does to the cloth there. Called by studio.py.
 * Units: metres; heights of relief in mm on flat positions in cm.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float dot(const float *a, const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static inline void unit(float *a) {
  float l = 1 / (sqrtf(dot(a, a)) + 1e-9f);
  a[0] *= l; a[1] *= l; a[2] *= l;
}

/* screen: per point x, y (px) and 1/depth. Writes 1/depth of the nearest triangle at each sample (or 0), and, unless id is null, its number (or -1) and the barycentrics. */
void draw(int nt, const int *tri, const float *screen, int w, int h, int *id, float *bary, float *near) {
  for (size_t i = 0; i < (size_t)w * h; i++) { if (id) id[i] = -1; near[i] = 0; }
  for (int t = 0; t < nt; t++) {
    const float *a = screen + 3 * tri[3 * t], *b = screen + 3 * tri[3 * t + 1], *c = screen + 3 * tri[3 * t + 2];
    float area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (fabsf(area) < 1e-9f) continue;
    int x0 = (int)fmaxf(0, floorf(fminf(a[0], fminf(b[0], c[0])) - .5f)), x1 = (int)fminf(w - 1, ceilf(fmaxf(a[0], fmaxf(b[0], c[0]))));
    int y0 = (int)fmaxf(0, floorf(fminf(a[1], fminf(b[1], c[1])) - .5f)), y1 = (int)fminf(h - 1, ceilf(fmaxf(a[1], fmaxf(b[1], c[1]))));
    for (int y = y0; y <= y1; y++) for (int x = x0; x <= x1; x++) {
      float px = x + .5f, py = y + .5f;
      float u = ((c[0] - b[0]) * (py - b[1]) - (c[1] - b[1]) * (px - b[0])) / area;
      float v = ((a[0] - c[0]) * (py - c[1]) - (a[1] - c[1]) * (px - c[0])) / area;
      float s = 1 - u - v;
      if (u < -1e-5f || v < -1e-5f || s < -1e-5f) continue;
      float q = u * a[2] + v * b[2] + s * c[2];
      size_t at = (size_t)y * w + x;
      if (q <= near[at]) continue;
      near[at] = q;
      if (!id) continue;
      id[at] = t;
      bary[2 * at] = u * a[2] / q; bary[2 * at + 1] = v * b[2] / q;
    }
  }
}

/*
 * How much n hairs, too thin for a sample, cover of each of w × h pixels (cover, 0 to 1), and the seat of that which covers most of it (seat). line:
 * n × (steps + 1) places from root to tip, as for draw(); seats: number of the pixel each has its colour from; wide: of each at its root, px; near:
 * 1 / depth of nw × nh samples of the same picture, as draw() left them; behind: how far behind cloth a hair is still seen, m. One thread draws
 * them all, since hairs share pixels.
 */
void strands(int n, int steps, const float *line, const int *seats, const float *wide, int w, int h, const float *near, int nw, int nh, float behind,
             float *cover, int *seat) {
  float *most = calloc((size_t)w * h, sizeof(float));
  for (size_t i = 0; i < (size_t)w * h; i++) { cover[i] = 0; seat[i] = 0; }
  for (int k = 0; k < n; k++) {
    const float *own = line + (size_t)3 * (steps + 1) * k;
    for (int i = 0; i < steps; i++) {
      const float *a = own + 3 * i, *b = a + 3;
      float long_ = hypotf(b[0] - a[0], b[1] - a[1]);
      int parts = (int)(2 * long_) + 1;
      for (int j = 0; j < parts; j++) {
        float t = (j + .5f) / parts, x = a[0] + t * (b[0] - a[0]), y = a[1] + t * (b[1] - a[1]), q = a[2] + t * (b[2] - a[2]);
        int sx = (int)(x * nw / w), sy = (int)(y * nh / h);
        if (x < 0 || y < 0 || sx >= nw || sy >= nh) continue;
        float before = near[(size_t)sy * nw + sx];
        if (before > 0 && 1 / q - 1 / before > behind) continue;
        float area = wide[k] * (1 - .65f * (i + t) / steps) * long_ / parts, u = x - .5f - floorf(x - .5f), v = y - .5f - floorf(y - .5f);
        int x0 = (int)floorf(x - .5f), y0 = (int)floorf(y - .5f);
        for (int c = 0; c < 4; c++) {
          int px = x0 + (c & 1), py = y0 + (c >> 1);
          if (px < 0 || py < 0 || px >= w || py >= h) continue;
          size_t at = (size_t)py * w + px;
          float share = area * (c & 1 ? u : 1 - u) * (c >> 1 ? v : 1 - v);
          cover[at] += share;
          if (share > most[at]) { most[at] = share; seat[at] = seats[k]; }
        }
      }
    }
  }
  for (size_t i = 0; i < (size_t)w * h; i++) cover[i] = 1 - expf(-cover[i]);
  free(most);
}

/*
 * Which of the w × h shaded samples each of the fw × fh samples of the outline shows, -1 for none: the nearest of those around it that lies as
 * deep. near, fnear: 1 / depth as draw() left them, 0 where nothing is; soft: a difference in depth that weighs as much as a sample's width, m.
 */
void pick(int w, int h, const float *near, int fw, int fh, const float *fnear, float soft, int *out) {
#pragma omp parallel for schedule(static, 16)
  for (int y = 0; y < fh; y++) for (int x = 0; x < fw; x++) {
    size_t at = (size_t)y * fw + x;
    out[at] = -1;
    if (fnear[at] <= 0) continue;
    float u = (x + .5f) * w / fw - .5f, v = (y + .5f) * h / fh - .5f, deep = 1 / fnear[at], best = 1e30f;
    int i0 = (int)floorf(u + .5f), j0 = (int)floorf(v + .5f);
    for (int j = j0 > 0 ? j0 - 1 : 0; j <= j0 + 1 && j < h; j++) for (int i = i0 > 0 ? i0 - 1 : 0; i <= i0 + 1 && i < w; i++) {
      float q = near[(size_t)j * w + i];
      if (q <= 0) continue;
      float away = (1 / q - deep) / soft, far = (i - u) * (i - u) + (j - v) * (j - v) + away * away;
      if (far < best) { best = far; out[at] = j * w + i; }
    }
  }
}

/* Lays side × d on the horizon where it has turned from the eye: what is seen faces it. */
static inline void turn_to(float *d, float side, const float *sight) {
  float away = .04f - side * dot(d, sight);
  if (away <= 0) return;
  for (int a = 0; a < 3; a++) d[a] += side * away * sight[a];
  unit(d);
}

/* A canvas over its box (does not repeat), where it hides the weave below it (0..1), and a weave (repeats) of one material. */
typedef struct {
  const float *canvas, *bare, *weave;
  float x0, y0, cx, cy, wx, wy;                    /* lower left of the box, cm; px per cm of canvas and weave */
  int cw, ch, ww, wh;                              /* px */
} Relief;

static float tile(const float *m, int w, int h, float x, float y, int repeat) {
  x -= .5f; y -= .5f;
  int i = (int)floorf(x), j = (int)floorf(y), i1 = i + 1, j1 = j + 1;
  float fx = x - i, fy = y - j;
  if (repeat) { i = ((i % w) + w) % w; i1 = ((i1 % w) + w) % w; j = ((j % h) + h) % h; j1 = ((j1 % h) + h) % h; }
  else {
    i = i < 0 ? 0 : i >= w ? w - 1 : i; i1 = i1 < 0 ? 0 : i1 >= w ? w - 1 : i1;
    j = j < 0 ? 0 : j >= h ? h - 1 : j; j1 = j1 < 0 ? 0 : j1 >= h ? h - 1 : j1;
  }
  return (m[j * w + i] * (1 - fx) + m[j * w + i1] * fx) * (1 - fy) + (m[j1 * w + i] * (1 - fx) + m[j1 * w + i1] * fx) * fy;
}

/* Height at a flat position, mm. */
static float height_at(const Relief *r, float x, float y) {
  float up = 0;
  float u = (x - r->x0) * r->cx, v = (y - r->y0) * r->cy;
  if (r->canvas) up += tile(r->canvas, r->cw, r->ch, u, v, 0);
  if (r->weave) up += tile(r->weave, r->ww, r->wh, x * r->wx, y * r->wy, 1) * (r->bare ? 1 - tile(r->bare, r->cw, r->ch, u, v, 0) : 1);
  return up;
}

/* How much of a light in flat direction (dx, dy) with slope `rise` (mm up per cm along) passes over the relief, 0..1. */
static float passes(const Relief *r, float x, float y, float up, float dx, float dy, float rise, float step) {
  float blocked = 0, t = step;
  for (int i = 0; i < 9; i++, t *= 1.45f) {
    float over = height_at(r, x + dx * t, y + dy * t) - up - rise * t;
    float soft = .012f + .9f * t;                                           /* a wide lamp: the further, the softer */
    if (over > -soft * .3f) blocked = fmaxf(blocked, (over + soft * .3f) / soft);
  }
  return 1 - fminf(1, blocked);
}

/*
 * The seen samples `list` (n). maps: per material 10 numbers x0 y0 width height (cm) canvas w h, tile w h (px), period w h
 * (cm); canvas, bare, weave: pointers or null; warp: per material the angle of the warp in the flat plane, radians. eye: the
 * camera; key: the middle of the main lamp. reach: cm a sample covers. Writes per sample
 * place, start (where rays begin: off the facets' chords), smooth (direction of the mesh), facing (with relief), along (the warp's direction),
 * cloth (flat, cm), lift (mm), sun (share of the key that relief lets through), open (share of the sky it does).
 */
void look(int n, const int *list, const int *id, const float *bary, const int *tri, const float *point, const float *normal,
          const float *flat, const int *material, const float *maps, float **canvas, float **bare, float **weave, const float *warp,
          const float *eye, const float *key, float reach, float *place, float *start, float *smooth, float *facing,
          float *along, float *cloth, float *lift, float *sun, float *open) {
#pragma omp parallel for schedule(dynamic, 4096)
  for (int k = 0; k < n; k++) {
    int s = list[k], t = id[s], m = material[t];
    const int *c = tri + 3 * t;
    float b[3] = {bary[2 * s], bary[2 * s + 1], 1 - bary[2 * s] - bary[2 * s + 1]};
    float p[3] = {0, 0, 0}, d[3] = {0, 0, 0}, f[2] = {0, 0}, off[3] = {0, 0, 0};
    const float *uv = flat + 6 * t;
    for (int i = 0; i < 3; i++) {
      for (int a = 0; a < 3; a++) { p[a] += b[i] * point[3 * c[i] + a]; d[a] += b[i] * normal[3 * c[i] + a]; }
      for (int a = 0; a < 2; a++) f[a] += b[i] * uv[2 * i + a];
    }
    unit(d);
    float sight[3] = {eye[0] - p[0], eye[1] - p[1], eye[2] - p[2]}, e1[3], e2[3], g[3];
    unit(sight);
    for (int a = 0; a < 3; a++) { e1[a] = point[3 * c[1] + a] - point[3 * c[0] + a]; e2[a] = point[3 * c[2] + a] - point[3 * c[0] + a]; }
    for (int a = 0; a < 3; a++) g[a] = e1[(a + 1) % 3] * e2[(a + 2) % 3] - e1[(a + 2) % 3] * e2[(a + 1) % 3];
    float tu[3], tv[3], a1 = uv[2] - uv[0], b1 = uv[3] - uv[1], a2 = uv[4] - uv[0], b2 = uv[5] - uv[1], det = a1 * b2 - a2 * b1;
    int sided = fabsf(det) > 1e-4f * (a1 * a1 + b1 * b1 + a2 * a2 + b2 * b2);   /* hairs and cut edges have no width in the flat piece */
    /* at an outline the rounded direction may look away where the facet does not */
    float side = sided && dot(g, sight) * dot(g, d) < 0 ? -1 : 1;
    turn_to(d, side, sight);
    /* rays begin on the rounded surface, not on the chord under it: no jagged edge between light and shade */
    for (int i = 0; i < 3; i++) {
      float away[3] = {p[0] - point[3 * c[i]], p[1] - point[3 * c[i] + 1], p[2] - point[3 * c[i] + 2]};
      float q[3] = {side * normal[3 * c[i]], side * normal[3 * c[i] + 1], side * normal[3 * c[i] + 2]};
      float deep = fminf(0, dot(away, q));
      for (int a = 0; a < 3; a++) off[a] -= b[i] * deep * q[a];
    }
    float up = 0, hx = 0, hy = 0, w[3] = {0, 0, 1};
    sun[k] = open[k] = 1;
    for (int a = 0; a < 3; a++) smooth[3 * k + a] = d[a] * side;
    if (sided) {
      for (int a = 0; a < 3; a++) { tu[a] = (e1[a] * b2 - e2[a] * b1) / det; tv[a] = (e2[a] * a1 - e1[a] * a2) / det; }
      unit(tu); unit(tv);
      for (int a = 0; a < 3; a++) w[a] = cosf(warp[m]) * tu[a] + sinf(warp[m]) * tv[a];
      const float *q = maps + 10 * m;
      Relief r = {canvas[m], bare[m], weave[m], q[0], q[1], q[4] / q[2], q[5] / q[3], q[6] / q[8], q[7] / q[9], q[4], q[5], q[6], q[7]};
      if (r.canvas || r.weave) {
        /* seen aslant, a sample covers more of the cloth along the line of sight */
        float sx = dot(sight, tu), sy = dot(sight, tv), towards = fmaxf(.04f, 1 - sx * sx - sy * sy);
        float least = r.weave ? .7f / r.wx : .9f / r.cx, e = fmaxf(reach * .6f, least);
        float ex = fmaxf(reach * .6f * sqrtf(1 + sx * sx / towards), least), ey = fmaxf(reach * .6f * sqrtf(1 + sy * sy / towards), least);
        up = height_at(&r, f[0], f[1]);
        hx = (height_at(&r, f[0] + ex, f[1]) - height_at(&r, f[0] - ex, f[1])) / (2 * ex);
        hy = (height_at(&r, f[0], f[1] + ey) - height_at(&r, f[0], f[1] - ey)) / (2 * ey);
        for (int a = 0; a < 3; a++) d[a] -= side * .1f * side * (hx * tu[a] + hy * tv[a]);
        unit(d);
        turn_to(d, side, sight);
        float to[3] = {key[0] - p[0], key[1] - p[1], key[2] - p[2]};
        unit(to);
        float ahead = fabsf(dot(to, smooth + 3 * k)), lx = dot(to, tu), ly = dot(to, tv), flatly = sqrtf(lx * lx + ly * ly) + 1e-5f;
        float inward = side < 0 ? -1 : 1, step = fmaxf(reach * 1.1f, e);
        if (inward > 0) {
          sun[k] = passes(&r, f[0], f[1], up, lx / flatly, ly / flatly, 10 * ahead / flatly, step);
          float sky = 0;
          for (int i = 0; i < 6; i++) {
            float turn = 1.0471976f * i + .26f, dx = cosf(turn), dy = sinf(turn), high = 0, far = step;
            for (int j = 0; j < 5; j++, far *= 1.8f) high = fmaxf(high, (height_at(&r, f[0] + dx * far, f[1] + dy * far) - up) / (10 * far));
            sky += 1 / (1 + high * high);                                   /* cos² of the horizon's height */
          }
          open[k] = sky / 6;
        }
      }
    }
    for (int a = 0; a < 3; a++) {
      place[3 * k + a] = p[a]; start[3 * k + a] = p[a] + off[a]; facing[3 * k + a] = d[a] * side; along[3 * k + a] = w[a];
    }
    cloth[2 * k] = f[0]; cloth[2 * k + 1] = f[1];
    lift[k] = up;
  }
}
