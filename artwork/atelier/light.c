/*
 * The camera and the lamps. What the camera sees is drawn once with its flat (pattern) position; then every lamp is cut
 * into points, each with its own shadow map, so that areas throw soft shadows without noise. Called by studio.py.
 * Units: metres; heights of relief in mm on flat positions in cm.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float dot(const float *a, const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

/* screen: per point x, y (px) and 1/depth. Writes the nearest triangle (or -1) and its barycentrics of each sample. */
void draw(int nt, const int *tri, const float *screen, int w, int h, int *id, float *bary, float *near) {
  for (size_t i = 0; i < (size_t)w * h; i++) { id[i] = -1; near[i] = 0; }
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
      near[at] = q; id[at] = t;
      bary[2 * at] = u * a[2] / q; bary[2 * at + 1] = v * b[2] / q;
    }
  }
}

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

/*
 * Places, directions and flat positions of the seen samples `list` (n). Where a material has relief (canvas over its box,
 * cm) or a weave (repeating tile of `period` cm) the direction leans as the height does. maps: per material 8 numbers
 * x0 y0 width height(cm) canvas w h, tile w h (px), period w h; canvas, weave: pointers or null. eye: the camera.
 */
void look(int n, const int *list, const int *id, const float *bary, const int *tri, const float *point, const float *normal,
          const float *flat, const int *material, const float *maps, float **canvas, float **weave, const float *eye,
          float *place, float *facing, float *cloth, float *height) {
#pragma omp parallel for schedule(static, 4096)
  for (int k = 0; k < n; k++) {
    int s = list[k], t = id[s], m = material[t];
    float u = bary[2 * s], v = bary[2 * s + 1], z = 1 - u - v;
    const int *c = tri + 3 * t;
    float p[3], d[3], f[2], l = 0;
    for (int a = 0; a < 3; a++) {
      p[a] = u * point[3 * c[0] + a] + v * point[3 * c[1] + a] + z * point[3 * c[2] + a];
      d[a] = u * normal[3 * c[0] + a] + v * normal[3 * c[1] + a] + z * normal[3 * c[2] + a];
    }
    const float *uv = flat + 6 * t;
    for (int a = 0; a < 2; a++) f[a] = u * uv[a] + v * uv[2 + a] + z * uv[4 + a];
    l = sqrtf(dot(d, d)) + 1e-9f;
    for (int a = 0; a < 3; a++) d[a] /= l;
    float sight[3] = {eye[0] - p[0], eye[1] - p[1], eye[2] - p[2]};
    float side = dot(sight, d) < 0 ? -1 : 1;
    const float *q = maps + 10 * m;
    float hx = 0, hy = 0, up = 0;
    if (canvas[m]) {
      float sx = q[4] / q[2], sy = q[5] / q[3], x = (f[0] - q[0]) * sx, y = (f[1] - q[1]) * sy;
      up += tile(canvas[m], q[4], q[5], x, y, 0);
      hx += (tile(canvas[m], q[4], q[5], x + 1, y, 0) - tile(canvas[m], q[4], q[5], x - 1, y, 0)) * sx / 2;
      hy += (tile(canvas[m], q[4], q[5], x, y + 1, 0) - tile(canvas[m], q[4], q[5], x, y - 1, 0)) * sy / 2;
    }
    if (weave[m]) {
      float sx = q[6] / q[8], sy = q[7] / q[9], x = f[0] * sx, y = f[1] * sy;
      up += tile(weave[m], q[6], q[7], x, y, 1);
      hx += (tile(weave[m], q[6], q[7], x + .7f, y, 1) - tile(weave[m], q[6], q[7], x - .7f, y, 1)) * sx / 1.4f;
      hy += (tile(weave[m], q[6], q[7], x, y + .7f, 1) - tile(weave[m], q[6], q[7], x, y - .7f, 1)) * sy / 1.4f;
    }
    if (hx || hy) {
      /* slopes in mm per cm along the cloth's own directions */
      float e1[3], e2[3], a1 = uv[2] - uv[0], b1 = uv[3] - uv[1], a2 = uv[4] - uv[0], b2 = uv[5] - uv[1], det = a1 * b2 - a2 * b1;
      if (fabsf(det) > 1e-9f) {
        float tu[3], tv[3];
        for (int a = 0; a < 3; a++) { e1[a] = point[3 * c[1] + a] - point[3 * c[0] + a]; e2[a] = point[3 * c[2] + a] - point[3 * c[0] + a]; }
        for (int a = 0; a < 3; a++) { tu[a] = (e1[a] * b2 - e2[a] * b1) / det; tv[a] = (e2[a] * a1 - e1[a] * a2) / det; }
        float lu = sqrtf(dot(tu, tu)) + 1e-9f, lv = sqrtf(dot(tv, tv)) + 1e-9f;
        for (int a = 0; a < 3; a++) d[a] -= side * .1f * side * (hx * tu[a] / lu + hy * tv[a] / lv);
        l = sqrtf(dot(d, d)) + 1e-9f;
        for (int a = 0; a < 3; a++) d[a] /= l;
      }
    }
    for (int a = 0; a < 3; a++) { place[3 * k + a] = p[a]; facing[3 * k + a] = d[a] * side; }
    cloth[2 * k] = f[0]; cloth[2 * k + 1] = f[1];
    height[k] = up;
  }
}

static void shadow_map(int nt, const int *tri, const float *point, int np, const float axes[9], float lo[2], float scale, int size,
                       float *map, float *screen) {
  for (int i = 0; i < size * size; i++) map[i] = -1e9f;
  for (int i = 0; i < np; i++) {
    const float *p = point + 3 * i;
    screen[3 * i] = (dot(p, axes) - lo[0]) * scale; screen[3 * i + 1] = (dot(p, axes + 3) - lo[1]) * scale;
    screen[3 * i + 2] = dot(p, axes + 6);
  }
  for (int t = 0; t < nt; t++) {
    const float *a = screen + 3 * tri[3 * t], *b = screen + 3 * tri[3 * t + 1], *c = screen + 3 * tri[3 * t + 2];
    float area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (fabsf(area) < 1e-6f) continue;
    float inv = 1 / area;
    int x0 = (int)fmaxf(0, floorf(fminf(a[0], fminf(b[0], c[0])))), x1 = (int)fminf(size - 1, fmaxf(a[0], fmaxf(b[0], c[0])));
    int y0 = (int)fmaxf(0, floorf(fminf(a[1], fminf(b[1], c[1])))), y1 = (int)fminf(size - 1, fmaxf(a[1], fmaxf(b[1], c[1])));
    for (int y = y0; y <= y1; y++) for (int x = x0; x <= x1; x++) {
      float u = ((c[0] - b[0]) * (y + .5f - b[1]) - (c[1] - b[1]) * (x + .5f - b[0])) * inv;
      float v = ((a[0] - c[0]) * (y + .5f - c[1]) - (a[1] - c[1]) * (x + .5f - c[0])) * inv;
      if (u < 0 || v < 0 || u + v > 1) continue;
      float z = u * a[2] + v * b[2] + (1 - u - v) * c[2];
      float *at = map + y * size + x;
      if (z > *at) *at = z;
    }
  }
}

/*
 * Sums every point of light over n samples. lamps: x y z power channel turn; channel 0 key, 1 fill, 2 dome. out: 6 numbers a
 * silk (0..1): how far gloss is drawn out along upright threads. size: of a lamp's shadow map, px.
 * sample: key, fill, dome (falling light, cosine in), open (share of the dome seen), gloss of the key, gloss of the rest.
 */
void shine(int n, const float *place, const float *facing, const float *rough, const float *silk, int nt, const int *tri, int np,
           const float *point, int nl, const float *lamps, const float *eye, const float *middle, float radius, float bias,
           int size, float *out) {
  float *map = malloc(sizeof(float) * size * size), *screen = malloc(sizeof(float) * 3 * np), whole = 0;
  memset(out, 0, sizeof(float) * 6 * n);
  for (int i = 0; i < nl; i++) if (lamps[6 * i + 4] == 2) whole += lamps[6 * i + 3];
  for (int i = 0; i < nl; i++) {
    const float *lamp = lamps + 6 * i;
    float axes[9], w[3] = {lamp[0] - middle[0], lamp[1] - middle[1], lamp[2] - middle[2]}, l = sqrtf(dot(w, w));
    for (int a = 0; a < 3; a++) axes[6 + a] = w[a] / l;
    float up[3] = {cosf(lamp[5]), .31f * sinf(lamp[5]), sinf(lamp[5])}, k = dot(up, axes + 6);
    for (int a = 0; a < 3; a++) up[a] -= k * axes[6 + a];
    k = sqrtf(dot(up, up));
    for (int a = 0; a < 3; a++) axes[a] = up[a] / k;
    axes[3] = axes[7] * axes[2] - axes[8] * axes[1]; axes[4] = axes[8] * axes[0] - axes[6] * axes[2]; axes[5] = axes[6] * axes[1] - axes[7] * axes[0];
    float lo[2] = {dot(middle, axes) - radius, dot(middle, axes + 3) - radius}, scale = size / (2 * radius);
    shadow_map(nt, tri, point, np, axes, lo, scale, size, map, screen);
    int channel = (int)lamp[4];
#pragma omp parallel for schedule(static, 8192)
    for (int s = 0; s < n; s++) {
      const float *p = place + 3 * s, *d = facing + 3 * s;
      float to[3] = {lamp[0] - p[0], lamp[1] - p[1], lamp[2] - p[2]}, r2 = dot(to, to), r = sqrtf(r2);
      for (int a = 0; a < 3; a++) to[a] /= r;
      float c = dot(to, d);
      if (c <= 0) continue;
      float lift = bias * (1.2f + 1.5f * (1 - c)), q[3];
      for (int a = 0; a < 3; a++) q[a] = p[a] + d[a] * lift;
      float x = (dot(q, axes) - lo[0]) * scale - .5f, y = (dot(q, axes + 3) - lo[1]) * scale - .5f, z = dot(q, axes + 6) + bias * .5f, seen = 1;
      if (x >= 0 && y >= 0 && x < size - 1 && y < size - 1) {
        int ix = (int)x, iy = (int)y;
        const float *m = map + iy * size + ix;
        x -= ix; y -= iy;
        seen = ((m[0] <= z) * (1 - x) + (m[1] <= z) * x) * (1 - y) + ((m[size] <= z) * (1 - x) + (m[size + 1] <= z) * x) * y;
      }
      if (seen == 0) continue;
      float power = channel == 2 ? lamp[3] : lamp[3] / r2, *o = out + 6 * s;
      o[channel] += power * c * seen;
      if (channel == 2) o[3] += lamp[3] / whole * c * 2 * seen;
      if (rough[s] <= 0) continue;                                    /* its gloss is reckoned elsewhere */
      float sight[3] = {eye[0] - p[0], eye[1] - p[1], eye[2] - p[2]}, ls = sqrtf(dot(sight, sight)), half[3], lh = 0;
      for (int a = 0; a < 3; a++) { sight[a] /= ls; half[a] = sight[a] + to[a]; }
      lh = sqrtf(dot(half, half)) + 1e-6f;
      for (int a = 0; a < 3; a++) half[a] /= lh;
      if (silk[s] > 0) {
        float t[3] = {-d[2] * d[0], -d[2] * d[1], 1 - d[2] * d[2]}, lt = sqrtf(dot(t, t)) + 1e-5f, k = silk[s] * dot(half, t) / lt;
        for (int a = 0; a < 3; a++) half[a] -= k * t[a] / lt;
        lh = sqrtf(dot(half, half)) + 1e-6f;
        for (int a = 0; a < 3; a++) half[a] /= lh;
      }
      float nh = fmaxf(0, dot(half, d)), nv = fmaxf(.05f, dot(sight, d)), vh = fmaxf(0, dot(half, sight));
      float al = rough[s] * rough[s], a2 = al * al, e = nh * nh * (a2 - 1) + 1;
      float kk = (rough[s] + 1) * (rough[s] + 1) / 8, g = 1 / ((c * (1 - kk) + kk) * (nv * (1 - kk) + kk) * 4);
      float fr = .04f + .96f * powf(1 - vh, 5);
      o[channel == 0 ? 4 : 5] += power * c * seen * (a2 / (3.14159f * e * e)) * g * fr;
    }
  }
  free(map); free(screen);
}
