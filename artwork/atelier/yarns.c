/*
 * Draws cloth from its yarns: every yarn is a tube along a line, the highest one is seen. Tiles repeat: what leaves at one
 * side comes in at the other. Called by yarns.py. Lengths in px of the drawing, heights in px too; row 0 is lowest.
 */
#include <math.h>
#include <stddef.h>
#include <stdint.h>

static inline float chance(uint32_t a, uint32_t b, uint32_t seed) {
  uint32_t h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;
  h ^= h >> 15; h *= 0x2C1B3C6Du; h ^= h >> 12; h *= 0x297A2D39u; h ^= h >> 15;
  return (h >> 8) * (1.0f / 16777216.0f);
}

/* Smooth noise -1..1 on the lattice of whole numbers. */
static inline float noise(float x, float y, uint32_t seed) {
  float fx = floorf(x), fy = floorf(y), u = x - fx, v = y - fy;
  uint32_t i = (uint32_t)(int32_t)fx, j = (uint32_t)(int32_t)fy;
  u = u * u * (3 - 2 * u); v = v * v * (3 - 2 * v);
  float a = chance(i, j, seed), b = chance(i + 1, j, seed), c = chance(i, j + 1, seed), d = chance(i + 1, j + 1, seed);
  return 2 * ((a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v) - 1;
}

/*
 * Lays `paths` yarns of `points` points each, at: x y z radius tone. squash: height of a yarn beside its width. It is plied of
 * `plies` strands (0: one, smooth) which turn once in `turn` px (below 0: the other way round); relief: how deep lies the groove
 * between them, in radii; fibre: how far single fibres show, in tone, and hair: their width; kind: what is written where this yarn is seen.
 * Writes over the (n, n) height, tone, along (radians from x), which.
 */
void lay(int paths, int points, const float *at, int n, float squash, int plies, float turn, float relief, float fibre, float hair,
         float kind, int seed, float *height, float *tone, float *along, float *which) {
  for (int p = 0; p < paths; p++) {
    const float *line = at + 5 * (size_t)points * p;
    float done = 0;
    for (int k = 0; k + 1 < points; k++) {
      const float *a = line + 5 * k, *b = a + 5;
      float dx = b[0] - a[0], dy = b[1] - a[1], ll = dx * dx + dy * dy, l = sqrtf(ll), r = fmaxf(a[3], b[3]);
      int x0 = (int)floorf(fminf(a[0], b[0]) - r), x1 = (int)ceilf(fmaxf(a[0], b[0]) + r);
      int y0 = (int)floorf(fminf(a[1], b[1]) - r), y1 = (int)ceilf(fmaxf(a[1], b[1]) + r);
      float way = atan2f(dy, dx), lean = plies || fibre > 0 ? atanf(6.2832f * r / turn) * .8f : 0;
      for (int y = y0; y <= y1; y++) for (int x = x0; x <= x1; x++) {
        float px = x + .5f - a[0], py = y + .5f - a[1], t = ll > 1e-9f ? (px * dx + py * dy) / ll : 0;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        float ex = px - t * dx, ey = py - t * dy, d2 = ex * ex + ey * ey, rr = a[3] + t * (b[3] - a[3]);
        if (d2 >= rr * rr) continue;
        size_t i = (size_t)(((y % n) + n) % n) * n + ((x % n) + n) % n;
        float u = sqrtf(d2) / rr, h = a[2] + t * (b[2] - a[2]) + rr * squash * sqrtf(1 - u * u);
        if (h <= height[i]) continue;
        float shade = a[4] + t * (b[4] - a[4]);
        if (plies || fibre > 0) {
          float round = asinf(dx * ey - dy * ex > 0 ? u : -u), s = done + t * l;
          if (plies) {
            float ridge = fabsf(cosf(.5f * plies * (round + 6.2832f * s / turn)));
            h += relief * rr * (ridge - 1);
            shade *= 1 - .45f * relief * (1 - ridge);
          }
          if (fibre > 0) {
            float across = (round - 6.2832f * s / turn * (plies ? -.6f : -1)) * rr / hair;
            float f = .6f * noise(across * .4f, s / hair * .05f, seed + p * 7) + noise(across, s / hair * .09f, seed + p * 7 + 3);
            h += .35f * hair * f * squash;
            shade *= 1 + fibre * f;
          }
          if (h <= height[i]) continue;
        }
        height[i] = h; tone[i] = shade; along[i] = way + lean; which[i] = kind;
      }
      done += l;
    }
  }
}

/* Averages blocks of `fine` px: (n, n) of a drawing into (n / fine, n / fine); directions are averaged as axes. */
void settle(int n, int fine, float bottom, const float *height, const float *tone, const float *along, const float *which, float *out) {
  int m = n / fine;
  size_t plane = (size_t)m * m;
  for (int y = 0; y < m; y++) for (int x = 0; x < m; x++) {
    float h = 0, t = 0, c = 0, s = 0, w = 0, covered = 0;
    for (int j = 0; j < fine; j++) for (int i = 0; i < fine; i++) {
      size_t k = (size_t)(y * fine + j) * n + x * fine + i;
      int there = height[k] > bottom;
      h += there ? height[k] : bottom;
      if (!there) continue;
      covered++; t += tone[k]; w += which[k];
      c += cosf(2 * along[k]); s += sinf(2 * along[k]);
    }
    size_t k = (size_t)y * m + x;
    out[k] = h / (fine * fine);
    out[plane + k] = covered ? t / covered : 1;
    out[2 * plane + k] = covered / (fine * fine);
    out[3 * plane + k] = .5f * atan2f(s, c);
    out[4 * plane + k] = covered ? w / covered : 0;
  }
}

/*
 * Cells of a grain: across * across points, each anywhere in its square pulled towards its middle by `even`; for each of n * n
 * samples at (x, y) in squares the distance to the nearest point and to the second, and the number of the nearest.
 */
void cells(int n, int across, float even, int seed, const float *x, const float *y, float *first, float *second, int *nearest) {
  for (int k = 0; k < n * n; k++) {
    int i = (int)floorf(x[k]), j = (int)floorf(y[k]);
    float best = 1e9f, next = 1e9f;
    for (int b = j - 2; b <= j + 2; b++) for (int a = i - 2; a <= i + 2; a++) {
      uint32_t u = ((a % across) + across) % across, v = ((b % across) + across) % across;
      float qx = a + .5f + (chance(u, v, seed) - .5f) * (1 - even), qy = b + .5f + (chance(u, v, seed + 1) - .5f) * (1 - even);
      float d = (qx - x[k]) * (qx - x[k]) + (qy - y[k]) * (qy - y[k]);
      if (d < best) { next = best; best = d; nearest[k] = v * across + u; }
      else if (d < next) next = d;
    }
    first[k] = sqrtf(best); second[k] = sqrtf(next);
  }
}
