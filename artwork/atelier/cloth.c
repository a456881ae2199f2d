/*
 * The cloth: extended position based dynamics on a welded triangle mesh.
 * Lengths come from the flat pattern, so a piece that is too small pulls and one that is too large falls in folds.
 * Units: metres, seconds. Arrays are flat, float32 unless said otherwise. Built and called by native.py.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float x, y, z; } V;

/* A signed distance on a grid, trilinear; far outside of the grid nothing collides. */
static float sample(const float *g, const int *n, const float *o, float h, V p) {
  float fx = (p.x - o[0]) / h, fy = (p.y - o[1]) / h, fz = (p.z - o[2]) / h;
  int i = (int)floorf(fx), j = (int)floorf(fy), k = (int)floorf(fz);
  if (i < 0 || j < 0 || k < 0 || i >= n[0] - 1 || j >= n[1] - 1 || k >= n[2] - 1) return 1.0f;
  fx -= i; fy -= j; fz -= k;
  const float *a = g + ((size_t)i * n[1] + j) * n[2] + k;
  size_t sx = (size_t)n[1] * n[2], sy = n[2];
  float c00 = a[0] * (1 - fz) + a[1] * fz, c01 = a[sy] * (1 - fz) + a[sy + 1] * fz;
  float c10 = a[sx] * (1 - fz) + a[sx + 1] * fz, c11 = a[sx + sy] * (1 - fz) + a[sx + sy + 1] * fz;
  return (c00 * (1 - fy) + c01 * fy) * (1 - fx) + (c10 * (1 - fy) + c11 * fy) * fx;
}

static V slope(const float *g, const int *n, const float *o, float h, V p) {
  float e = h;
  V q = p, r;
  q.x = p.x + e; r.x = sample(g, n, o, h, q); q.x = p.x - e; r.x -= sample(g, n, o, h, q); q.x = p.x;
  q.y = p.y + e; r.y = sample(g, n, o, h, q); q.y = p.y - e; r.y -= sample(g, n, o, h, q); q.y = p.y;
  q.z = p.z + e; r.z = sample(g, n, o, h, q); q.z = p.z - e; r.z -= sample(g, n, o, h, q);
  float l = sqrtf(r.x * r.x + r.y * r.y + r.z * r.z) + 1e-9f;
  r.x /= l; r.y /= l; r.z /= l;
  return r;
}

static inline int bucket(int x, int y, int z, int mask) {
  return (int)(((unsigned)x * 92837111u) ^ ((unsigned)y * 689287499u) ^ ((unsigned)z * 283923481u)) & mask;
}

/* The neighbours of every point along the edges: those of i are list[first[i]] to list[first[i + 1]]. */
typedef struct { int *first, *list; } Ring;

static Ring ring_of(int n, int ne, const int *edges) {
  Ring r = {calloc(n + 2, sizeof(int)), malloc(sizeof(int) * 2 * ne)};
  for (int e = 0; e < 2 * ne; e++) r.first[edges[e] + 2]++;
  for (int i = 0; i < n; i++) r.first[i + 2] += r.first[i + 1];
  for (int e = 0; e < ne; e++) {
    int i = edges[2 * e], j = edges[2 * e + 1];
    r.list[r.first[i + 1]++] = j; r.list[r.first[j + 1]++] = i;
  }
  return r;
}

/* Whether two points are neighbours or have one in common: across a seam their flat places do not say so. */
static int beside(const Ring *r, int i, int j) {
  for (int a = r->first[i]; a < r->first[i + 1]; a++) {
    if (r->list[a] == j) return 1;
    for (int b = r->first[j]; b < r->first[j + 1]; b++) if (r->list[a] == r->list[b]) return 1;
  }
  return 0;
}

/* Pairs nearer than `reach` that are not neighbours in the flat (rest distance beyond `reach`). Returns their count. */
static int near_pairs(int n, const V *p, const V *rest, const int *layer, const Ring *ring, float reach, int *pairs, int most) {
  int size = 1;
  while (size < 2 * n) size <<= 1;
  int *head = malloc(sizeof(int) * size), *next = malloc(sizeof(int) * n), count = 0;
  memset(head, 255, sizeof(int) * size);
  for (int i = 0; i < n; i++) {
    int b = bucket((int)floorf(p[i].x / reach), (int)floorf(p[i].y / reach), (int)floorf(p[i].z / reach), size - 1);
    next[i] = head[b]; head[b] = i;
  }
  for (int i = 0; i < n && count < most; i++) {
    int cx = (int)floorf(p[i].x / reach), cy = (int)floorf(p[i].y / reach), cz = (int)floorf(p[i].z / reach);
    for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) for (int c = -1; c <= 1; c++)
      for (int j = head[bucket(cx + a, cy + b, cz + c, size - 1)]; j >= 0; j = next[j]) {
        if (j <= i) continue;
        float dx = p[i].x - p[j].x, dy = p[i].y - p[j].y, dz = p[i].z - p[j].z;
        if (dx * dx + dy * dy + dz * dz > reach * reach) continue;
        if (layer[i] == layer[j]) {
          dx = rest[i].x - rest[j].x; dy = rest[i].y - rest[j].y; dz = rest[i].z - rest[j].z;
          if (dx * dx + dy * dy + dz * dz < reach * reach * 1.5f) continue;
        }
        if (beside(ring, i, j)) continue;
        if (count < most) { pairs[2 * count] = i; pairs[2 * count + 1] = j; count++; }
      }
  }
  free(head); free(next);
  return count;
}

/* Four points of two triangles that share the edge (0, 1), how much each counts for the bend across it, 1/stiffness. */
typedef struct { int i[4]; float k[4], comply, yield; } Hinge;

static V bend_of(const V *p, const Hinge *b) {
  V r = {0, 0, 0};
  for (int c = 0; c < 4; c++) { const V *a = p + b->i[c]; r.x += a->x * b->k[c]; r.y += a->y * b->k[c]; r.z += a->z * b->k[c]; }
  return r;
}

/* The unit direction both triangles of a hinge face. */
static V facing(const V *p, const Hinge *b) {
  V a = p[b->i[0]], e = p[b->i[1]], f = p[b->i[2]], g = p[b->i[3]];
  e.x -= a.x; e.y -= a.y; e.z -= a.z;
  f.x -= g.x; f.y -= g.y; f.z -= g.z;
  V n = {e.y * f.z - e.z * f.y, e.z * f.x - e.x * f.z, e.x * f.y - e.y * f.x};
  float l = sqrtf(n.x * n.x + n.y * n.y + n.z * n.z) + 1e-12f;
  n.x /= l; n.y /= l; n.z /= l;
  return n;
}

/* What is bent sharper than its yield stays a little bent: creases. set: bend each hinge keeps. */
static void crease(const V *p, int nh, const Hinge *hinges, float *set) {
  for (int e = 0; e < nh; e++) {
    if (hinges[e].yield <= 0) continue;
    V r = bend_of(p, hinges + e), n = facing(p, hinges + e);
    float s = r.x * n.x + r.y * n.y + r.z * n.z - set[e], over = fabsf(s) - hinges[e].yield;
    if (over > 0) set[e] += (s > 0 ? over : -over) * 0.25f;
  }
}

/*
 * Advances the cloth by `frames` of `substeps`.
 * pos, vel: 3n. w: inverse mass (0 is held). edges: 2*ne ids with rest length and compliance (m/N); an edge resists
 * being pressed together less by `soft` (0..1), as cords do. hinges: nh, and the bend each keeps (`set`, kept between calls).
 * pins: ids drawn to targets by hold (below 0: in height only). gap: n, distance kept from the body. rest: where each point lies when flat, pieces far apart; layer: garment number.
 */
void drape(int n, float *pos, float *vel, const float *w, int ne, const int *edges, const float *restlen,
           const float *compliance, const float *soft, int nh, const void *hinge, float *set, int np, const int *pins,
           const float *targets, const float *hold, const float *grid, const int *dim, const float *origin, float h, const float *gap,
           float friction, float gravity, float drag, int frames, int substeps, float dt, const float *rest,
           const int *layer, float thickness, const float *wind, int creases) {
  V *p = (V *)pos, *v = (V *)vel;
  V *q = malloc(sizeof(V) * n);
  float *far = calloc(n, sizeof(float));
  const Hinge *hinges = hinge;
  int most = thickness > 0 ? 24 * n : 0, pairs_count = 0;
  int *pairs = most ? malloc(sizeof(int) * 2 * most) : 0;
  Ring ring = ring_of(n, ne, edges);
  const float s = dt / substeps, keep = expf(-drag * s), still = 1 / (s * s);
  for (int f = 0; f < frames; f++) {
    if (most) pairs_count = near_pairs(n, p, (const V *)rest, layer, &ring, thickness * 1.6f, pairs, most);
    if (creases) crease(p, nh, hinges, set);
    for (int t = 0; t < substeps; t++) {
      float gust = wind[3] > 0 ? 1 + 0.6f * sinf((f + (float)t / substeps) * wind[3]) : 1;
      for (int i = 0; i < n; i++) {
        q[i] = p[i];
        if (w[i] == 0) continue;
        v[i].z -= gravity * s;
        v[i].x += wind[0] * gust * s; v[i].y += wind[1] * gust * s; v[i].z += wind[2] * gust * s;
        v[i].x *= keep; v[i].y *= keep; v[i].z *= keep;
        float speed = sqrtf(v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z), limit = 0.25f * h / s;
        float k = speed > limit ? limit / speed : 1;
        p[i].x += v[i].x * k * s; p[i].y += v[i].y * k * s; p[i].z += v[i].z * k * s;
      }
      for (int m = 0; m < np; m++) {
        int i = pins[m];
        float a = hold[m];
        if (a < 0) { p[i].z += (p[i].z - targets[3 * m + 2]) * a; continue; }   /* held at its height only */
        p[i].x += (targets[3 * m] - p[i].x) * a; p[i].y += (targets[3 * m + 1] - p[i].y) * a;
        p[i].z += (targets[3 * m + 2] - p[i].z) * a;
      }
      for (int e = 0; e < ne; e++) {
        int i = edges[2 * e], j = edges[2 * e + 1];
        float ws = w[i] + w[j];
        if (ws == 0) continue;
        float dx = p[i].x - p[j].x, dy = p[i].y - p[j].y, dz = p[i].z - p[j].z;
        float l = sqrtf(dx * dx + dy * dy + dz * dz) + 1e-9f, c = l - restlen[e];
        float more = c / (ws + compliance[e] * still) / l;
        if (c < 0) more *= soft[e];
        p[i].x -= dx * more * w[i]; p[i].y -= dy * more * w[i]; p[i].z -= dz * more * w[i];
        p[j].x += dx * more * w[j]; p[j].y += dy * more * w[j]; p[j].z += dz * more * w[j];
      }
      for (int e = 0; e < nh; e++) {
        const Hinge *b = hinges + e;
        float ws = 0;
        for (int c = 0; c < 4; c++) ws += w[b->i[c]] * b->k[c] * b->k[c];
        V r = bend_of(p, b);
        if (set[e] != 0) {
          V u = facing(p, b);
          r.x -= u.x * set[e]; r.y -= u.y * set[e]; r.z -= u.z * set[e];
        }
        float k = 1 / (ws + b->comply * still + 1e-12f);
        for (int c = 0; c < 4; c++) {
          float m = k * w[b->i[c]] * b->k[c];
          V *a = p + b->i[c];
          a->x -= r.x * m; a->y -= r.y * m; a->z -= r.z * m;
        }
      }
      for (int m = 0; m < pairs_count; m++) {
        int i = pairs[2 * m], j = pairs[2 * m + 1];
        float ws = w[i] + w[j];
        if (ws == 0) continue;
        float dx = p[i].x - p[j].x, dy = p[i].y - p[j].y, dz = p[i].z - p[j].z;
        float d2 = dx * dx + dy * dy + dz * dz;
        if (d2 >= thickness * thickness || d2 < 1e-12f) continue;
        float d = sqrtf(d2), k = 0.5f * (thickness - d) / d / ws;
        p[i].x += dx * k * w[i]; p[i].y += dy * k * w[i]; p[i].z += dz * k * w[i];
        p[j].x -= dx * k * w[j]; p[j].y -= dy * k * w[j]; p[j].z -= dz * k * w[j];
        /* cloth on cloth slides badly */
        float ax = (p[i].x - q[i].x + p[j].x - q[j].x) / 2, ay = (p[i].y - q[i].y + p[j].y - q[j].y) / 2,
              az = (p[i].z - q[i].z + p[j].z - q[j].z) / 2, r = 0.12f;
        p[i].x += (ax - (p[i].x - q[i].x)) * r; p[i].y += (ay - (p[i].y - q[i].y)) * r; p[i].z += (az - (p[i].z - q[i].z)) * r;
        p[j].x += (ax - (p[j].x - q[j].x)) * r; p[j].y += (ay - (p[j].y - q[j].y)) * r; p[j].z += (az - (p[j].z - q[j].z)) * r;
      }
      for (int i = 0; i < n; i++) {
        if (w[i] == 0) continue;
        float mx = p[i].x - q[i].x, my = p[i].y - q[i].y, mz = p[i].z - q[i].z, d = 1;
        far[i] -= 2 * sqrtf(mx * mx + my * my + mz * mz);                        /* looked up only where the body may have come near */
        if (far[i] <= 0) far[i] = d = sample(grid, dim, origin, h, p[i]) - gap[i];
        if (d < 0) {
          V g = slope(grid, dim, origin, h, p[i]);
          float push = -d < 0.5f * h ? -d : 0.5f * h;
          p[i].x += g.x * push; p[i].y += g.y * push; p[i].z += g.z * push;
          mx = p[i].x - q[i].x; my = p[i].y - q[i].y; mz = p[i].z - q[i].z;
          float along = mx * g.x + my * g.y + mz * g.z;
          mx -= along * g.x; my -= along * g.y; mz -= along * g.z;
          float slide = sqrtf(mx * mx + my * my + mz * mz) + 1e-12f, stop = friction * push / slide;
          if (stop > 1) stop = 1;
          p[i].x -= mx * stop; p[i].y -= my * stop; p[i].z -= mz * stop;
        }
        v[i].x = (p[i].x - q[i].x) / s; v[i].y = (p[i].y - q[i].y) / s; v[i].z = (p[i].z - q[i].z) / s;
      }
    }
  }
  free(q); free(far); free(pairs); free(ring.first); free(ring.list);
}
