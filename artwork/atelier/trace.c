/*
 * Light on what the camera sees, by path tracing (Embree). Called by studio.py. Light and colour are kept apart: a path counts
 * how often it met dyed cloth, so that light a cloth of any colour throws on itself, on its trims and on the wall is a sum of
 * powers of that colour, and one tracing serves every colourway. Units: metres; light: 1 is what makes a white surface white.
 */
#include <embree3/rtcore.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ORDERS 4
/* below this alpha a lamp is met by following what is mirrored; above it, its points are summed up */
#define SHARP .1f
/* silk: the share of its fibres that lie loosely, and how much wider they spread the gloss: a soft edge */
#define LOOSE .5f
#define WIDER 1.8f
/* hides and other cloth below this alpha have a finish: half of the gloss is as much narrower, half wider, or every highlight is a soft blot */
#define HIDE .3f
#define TIGHT .6f
#define ROWS 32
#define COLS 64
/* how much finer what is mirrored is known, each way: a card that metal mirrors has an edge */
#define FINER 4
/* how much of light metal throws on once more */
#define TWICE .7f
/* of a gathered sample: light by order, mean directions of order 0 and of the others, light from behind of order 0 and more */
#define GATHERED (ORDERS + 6 + 2)

typedef struct { float place[3], side[3], up[3], power, share; } Lamp;   /* sides: whole width and height; share: of all lamps */

typedef struct {
  RTCDevice device;
  RTCScene scene, gobo;                            /* gobo: what stands in the way of the first lamp alone, or null */
  int *material, by_colour;
  /* per material: reflected share (rgb), 1 where dye decides, share let through, 1 where a path may end, 1 if metal */
  float *white, *dyed, *sheer, *ends, *metal;
  int lamps;
  Lamp lamp[12];
  float *sky, *mirrored;                           /* light from all around: ROWS × COLS by height (from below) and turn; as it is mirrored: FINER */
} Studio;

static inline float dot(const float *a, const float *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static inline void unit(float *a) {
  float l = 1 / (sqrtf(dot(a, a)) + 1e-12f);
  a[0] *= l; a[1] *= l; a[2] *= l;
}

static inline unsigned mixed(unsigned v) {
  v ^= v >> 16; v *= 0x7feb352dU; v ^= v >> 15; v *= 0x846ca68bU; v ^= v >> 16;
  return v;
}

static inline float chance(unsigned *state) {
  *state = *state * 747796405U + 2891336453U;
  return (mixed(*state) >> 8) * (1.f / 16777216);
}

/* The i-th point of a (0, 2) sequence (van der Corput and Sobol), scrambled. */
static void spread(unsigned i, unsigned scramble, float out[2]) {
  unsigned v = i;
  v = (v << 16) | (v >> 16); v = ((v & 0x00ff00ffU) << 8) | ((v & 0xff00ff00U) >> 8); v = ((v & 0x0f0f0f0fU) << 4) | ((v & 0xf0f0f0f0U) >> 4);
  v = ((v & 0x33333333U) << 2) | ((v & 0xccccccccU) >> 2); v = ((v & 0x55555555U) << 1) | ((v & 0xaaaaaaaaU) >> 1);
  unsigned s = 0;
  for (unsigned d = 1U << 31; i; i >>= 1, d ^= d >> 1) if (i & 1) s ^= d;
  out[0] = ((v ^ scramble) >> 8) * (1.f / 16777216); out[1] = ((s ^ mixed(scramble)) >> 8) * (1.f / 16777216);
}

/* Triangles as a scene of their own. */
static RTCScene solid(RTCDevice device, int np, const float *point, int nt, const int *tri) {
  RTCScene s = rtcNewScene(device);
  RTCGeometry g = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
  memcpy(rtcSetNewGeometryBuffer(g, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 12, np), point, sizeof(float) * 3 * np);
  memcpy(rtcSetNewGeometryBuffer(g, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, nt), tri, sizeof(int) * 3 * nt);
  rtcCommitGeometry(g);
  rtcAttachGeometry(s, g);
  rtcReleaseGeometry(g);
  rtcCommitScene(s);
  return s;
}

/*
 * by_colour: light is sorted by red, green and blue instead of by dye. materials: white (rgb), dyed, sheer, ends, metal of each (nm, 7);
 * gp, gobo_point, gt, gobo_tri: what stands in the way of the first lamp (gt 0: nothing); lamps: place, side,
 * up, power, share (11 numbers each); sky: ROWS × COLS; mirrored: FINER.
 */
Studio *open_studio(int by_colour, int np, const float *point, int nt, const int *tri, const int *material, int nm, const float *materials, int gp,
                    const float *gobo_point, int gt, const int *gobo_tri, int lamps, const float *lamp, const float *sky, const float *mirrored) {
  Studio *s = calloc(1, sizeof(Studio));
  s->device = rtcNewDevice("threads=2");
  s->scene = solid(s->device, np, point, nt, tri);
  s->gobo = gt ? solid(s->device, gp, gobo_point, gt, gobo_tri) : 0;
  s->by_colour = by_colour;
  s->material = malloc(sizeof(int) * nt);
  memcpy(s->material, material, sizeof(int) * nt);
  float **own[4] = {&s->dyed, &s->sheer, &s->ends, &s->metal};
  s->white = malloc(sizeof(float) * 3 * nm);
  for (int i = 0; i < nm; i++) memcpy(s->white + 3 * i, materials + 7 * i, 12);
  for (int a = 0; a < 4; a++) {
    *own[a] = malloc(sizeof(float) * nm);
    for (int i = 0; i < nm; i++) (*own[a])[i] = materials[7 * i + 3 + a];
  }
  s->lamps = lamps;
  for (int i = 0; i < lamps; i++) {
    const float *l = lamp + 11 * i;
    memcpy(s->lamp[i].place, l, 12); memcpy(s->lamp[i].side, l + 3, 12); memcpy(s->lamp[i].up, l + 6, 12);
    s->lamp[i].power = l[9]; s->lamp[i].share = l[10];
  }
  s->sky = malloc(sizeof(float) * ROWS * COLS);
  memcpy(s->sky, sky, sizeof(float) * ROWS * COLS);
  s->mirrored = malloc(sizeof(float) * ROWS * COLS * FINER * FINER);
  memcpy(s->mirrored, mirrored, sizeof(float) * ROWS * COLS * FINER * FINER);
  return s;
}

void close_studio(Studio *s) {
  rtcReleaseScene(s->scene);
  if (s->gobo) rtcReleaseScene(s->gobo);
  rtcReleaseDevice(s->device);
  free(s->material); free(s->white); free(s->dyed); free(s->sheer); free(s->ends); free(s->metal); free(s->sky); free(s->mirrored); free(s);
}

static int hidden(const Studio *s, int lamp, const float *from, const float *way, float far) {
  for (int i = 0; i < 2; i++) {
    RTCScene scene = i ? s->gobo : s->scene;
    if (i && (lamp || !scene)) break;
    struct RTCIntersectContext c;
    rtcInitIntersectContext(&c);
    struct RTCRay r = {from[0], from[1], from[2], 1e-4f, way[0], way[1], way[2], 0, far, -1, 0, 0};
    rtcOccluded1(scene, &c, &r);
    if (r.tfar < 0) return 1;
  }
  return 0;
}

static inline void on_lamp(const Lamp *l, float u, float v, float *p) {
  for (int a = 0; a < 3; a++) p[a] = l->place[a] + l->side[a] * (u - .5f) + l->up[a] * (v - .5f);
}

/* Light of one lamp, chosen by its share, that falls on a place facing `n`. */
static float lit(const Studio *s, const float *from, const float *n, unsigned *state) {
  float pick = chance(state);
  int i = 0;
  while (i < s->lamps - 1 && pick > s->lamp[i].share) { pick -= s->lamp[i].share; i++; }
  const Lamp *l = s->lamp + i;
  float p[3], to[3];
  float u = chance(state), v = chance(state);
  on_lamp(l, u, v, p);
  for (int a = 0; a < 3; a++) to[a] = p[a] - from[a];
  float r2 = dot(to, to), r = sqrtf(r2), c = dot(to, n) / r;
  if (c <= 0) return 0;
  for (int a = 0; a < 3; a++) to[a] /= r;
  return hidden(s, i, from, to, r - .01f) ? 0 : fminf(6, l->power * c / r2 / l->share);
}

static float sky(const float *table, int finer, const float *d) {
  int rows = ROWS * finer, cols = COLS * finer;
  float y = (d[2] * .5f + .5f) * rows - .5f, x = (atan2f(d[1], d[0]) * .15915494f + .5f) * cols - .5f;
  int j = (int)floorf(y), i = (int)floorf(x), j1 = j + 1 < rows ? j + 1 : rows - 1, i0 = (i + cols) % cols, i1 = (i + 1) % cols;
  if (j < 0) j = 0;
  y -= floorf(y); x -= floorf(x);
  return (table[j * cols + i0] * (1 - x) + table[j * cols + i1] * x) * (1 - y) + (table[j1 * cols + i0] * (1 - x) + table[j1 * cols + i1] * x) * y;
}

/* What reaches a place facing n where no path is followed on. */
static inline float about(const Studio *s, const float *n) { return .8f * sky(s->sky, 1, n); }

/* A direction round n, often near it (by the cosine). */
static void scatter(const float *n, float u, float v, float *d) {
  float r = sqrtf(u), a = 6.2831853f * v, x = r * cosf(a), y = r * sinf(a), z = sqrtf(fmaxf(0, 1 - u));
  float sign = n[2] >= 0 ? 1 : -1, k = -1 / (sign + n[2]), b = n[0] * n[1] * k;
  for (int i = 0; i < 3; i++) d[i] = z * n[i];
  d[0] += x * (1 + sign * n[0] * n[0] * k) + y * b;
  d[1] += x * sign * b + y * (sign + n[1] * n[1] * k);
  d[2] += -x * sign * n[0] - y * n[1];
}

/* Follows a path from a place in direction d; adds what it brings to `by`: by order, or by colour (ORDERS). */
static void follow(const Studio *s, const float *from, const float *way, unsigned *state, float *by) {
  float p[3], d[3], weight[3] = {1, 1, 1}, light;
  int order = 0;
  memcpy(p, from, 12); memcpy(d, way, 12);
#define BRINGS(l) light = l; if (s->by_colour) for (int a = 0; a < 3; a++) by[a] += weight[a] * light; else by[order] += weight[0] * light;
  for (int step = 0; step < 5; step++) {
    struct RTCIntersectContext c;
    rtcInitIntersectContext(&c);
    struct RTCRayHit q = {{p[0], p[1], p[2], 1e-4f, d[0], d[1], d[2], 0, 1e9f, -1, 0, 0}};
    q.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    rtcIntersect1(s->scene, &c, &q);
    if (q.hit.geomID == RTC_INVALID_GEOMETRY_ID) { BRINGS(sky(s->sky, 1, d)) return; }
    float n[3] = {q.hit.Ng_x, q.hit.Ng_y, q.hit.Ng_z};
    unit(n);
    if (dot(n, d) > 0) for (int a = 0; a < 3; a++) n[a] = -n[a];
    int m = s->material[q.hit.primID];
    if (s->dyed[m] > 0) order++;
    for (int a = 0; a < 3; a++) weight[a] *= s->white[3 * m + a];
    if (order >= ORDERS) return;
    float through = s->sheer[m] > 0 && chance(state) < s->sheer[m] ? -1 : 1;
    for (int a = 0; a < 3; a++) { n[a] *= through; p[a] += d[a] * q.ray.tfar + n[a] * (through < 0 ? 2.6e-3f : 3e-4f); }
    BRINGS(lit(s, p, n, state))
    if (s->ends[m] > 0) { BRINGS(about(s, n)) return; }
    if (step == 4) return;
    float u = chance(state), v = chance(state);
    scatter(n, u, v, d);
  }
#undef BRINGS
}

/*
 * How much of each lamp n places see (n, lamps): start: where rays begin, smooth: direction; turn: which of 16 strata a place has,
 * so that neighbours look at other parts of a lamp; rays: per place of each lamp.
 */
void lamps_seen(const Studio *s, int n, const float *start, const float *smooth, const int *turn, const int *rays, float *out) {
#pragma omp parallel for schedule(dynamic, 2048)
  for (int k = 0; k < n; k++) {
    const float *d = smooth + 3 * k;
    float from[3];
    for (int a = 0; a < 3; a++) from[a] = start[3 * k + a] + d[a] * 3e-4f;
    for (int i = 0; i < s->lamps; i++) {
      const Lamp *l = s->lamp + i;
      float seen = 0;
      for (int j = 0; j < rays[i]; j++) {
        float u[2], p[3], to[3];
        spread((turn[k] & 15) * rays[i] + j, mixed((turn[k] >> 4) * 31 + i), u);
        on_lamp(l, u[0], u[1], p);
        for (int a = 0; a < 3; a++) to[a] = p[a] - from[a];
        float r = sqrtf(dot(to, to));
        for (int a = 0; a < 3; a++) to[a] /= r;
        if (dot(to, d) > -.05f && !hidden(s, i, from, to, r - .01f)) seen += 1;
      }
      out[k * s->lamps + i] = seen / rays[i];
    }
  }
}

/*
 * Light that is not of lamps directly, on places `list` of n (out: n × GATHERED, weight: n). sheer: share let through of each; behind: how far the other side of its cloth lies, m.
 */
void gather(const Studio *s, int count, const int *list, const float *start, const float *smooth, const float *sheer, const int *turn,
            float behind, int rays, float *out, float *weight) {
#pragma omp parallel for schedule(dynamic, 512)
  for (int q = 0; q < count; q++) {
    int k = list[q];
    const float *n = smooth + 3 * k;
    float *o = out + (size_t)GATHERED * k, from[3];
    unsigned state = mixed(k * 9781U + 77U);
    for (int a = 0; a < 3; a++) from[a] = start[3 * k + a] + n[a] * 3e-4f;
    for (int j = 0; j < rays; j++) {
      float u[2], d[3], by[ORDERS] = {0};
      spread((turn[k] & 15) * rays + j, mixed((turn[k] >> 4) * 17 + 5), u);
      scatter(n, u[0], u[1], d);
      follow(s, from, d, &state, by);
      float first = s->by_colour ? by[0] + by[1] + by[2] : by[0], rest = s->by_colour ? first : by[1] + by[2] + by[3];
      for (int i = 0; i < ORDERS; i++) o[i] += by[i] / rays;
      for (int a = 0; a < 3; a++) { o[ORDERS + a] += first * d[a] / rays; o[ORDERS + 3 + a] += rest * d[a] / rays; }
    }
    if (sheer[k] > 0) {
      int times = rays / 2 + 1;
      float m[3] = {-n[0], -n[1], -n[2]};
      for (int a = 0; a < 3; a++) from[a] = start[3 * k + a] - n[a] * behind;
      for (int j = 0; j < times; j++) {
        float u[2], d[3], by[ORDERS] = {0};
        spread((turn[k] & 15) * times + j, mixed((turn[k] >> 4) * 13 + 9), u);
        scatter(m, u[0], u[1], d);
        follow(s, from, d, &state, by);
        float first = s->by_colour ? (by[0] + by[1] + by[2]) / 3 : by[0];
        o[ORDERS + 6] += (first + lit(s, from, m, &state)) / times;
        o[ORDERS + 7] += s->by_colour ? 0 : (by[1] + by[2] + by[3]) / times;
      }
    }
    weight[k] = 1;
  }
}

/*
 * One pass of an edge keeping filter (à trous) over values (n, c) with weights (n): index is the sample of each of w × h places
 * or -1. Neighbours count that lie on the same material and plane and face the same way; spacing: of the taps, px; footprint: m a sample covers.
 */
void soften(int w, int h, const int *index, const int *list, int n, const float *place, const float *smooth, const unsigned short *mask,
            int spacing, float footprint, int c, const float *values, const float *weight, float *out, float *weight_out) {
  static const float b3[3] = {.375f, .25f, .0625f};
  float flatness = 1 / (footprint * (.6f + .35f * spacing));
#pragma omp parallel for schedule(dynamic, 4096)
  for (int k = 0; k < n; k++) {
    int at = list[k], x = at % w, y = at / w;
    float sum[32] = {0}, all = 0;
    const float *p = place + 3 * k, *d = smooth + 3 * k;
    for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
      int xx = x + i * spacing, yy = y + j * spacing;
      if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
      int o = index[(size_t)yy * w + xx];
      if (o < 0 || weight[o] <= 0 || mask[o] != mask[k]) continue;
      const float *q = place + 3 * o;
      float to[3] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]}, off = dot(to, d) * flatness, same = dot(d, smooth + 3 * o);
      if (same <= 0) continue;
      same *= same; same *= same; same *= same; same *= same;              /* to the 16th */
      float v = b3[abs(i)] * b3[abs(j)] * same / (1 + off * off * off * off) * weight[o];
      all += v;
      for (int a = 0; a < c; a++) sum[a] += v * values[(size_t)o * c + a];
    }
    if (all > 1e-7f) for (int a = 0; a < c; a++) out[(size_t)k * c + a] = sum[a] / all;
    else for (int a = 0; a < c; a++) out[(size_t)k * c + a] = values[(size_t)k * c + a];
    weight_out[k] = all;
  }
}

/* Where along a ray it meets a lamp's face, or 1e9. */
static float meets(const Lamp *l, const float *from, const float *way) {
  float n[3], to[3];
  for (int a = 0; a < 3; a++) n[a] = l->side[(a + 1) % 3] * l->up[(a + 2) % 3] - l->side[(a + 2) % 3] * l->up[(a + 1) % 3];
  float down = dot(n, way);
  if (fabsf(down) < 1e-9f) return 1e9f;
  for (int a = 0; a < 3; a++) to[a] = l->place[a] - from[a];
  float t = dot(n, to) / down;
  if (t <= 0) return 1e9f;
  for (int a = 0; a < 3; a++) to[a] = from[a] + way[a] * t - l->place[a];
  return fabsf(dot(to, l->side)) < .5f * dot(l->side, l->side) && fabsf(dot(to, l->up)) < .5f * dot(l->up, l->up) ? t : 1e9f;
}

/*
 * What glossy places `list` mirror (out: n × 3): lamps where alpha is below SHARP, what is around, and what dyed things around throw; by
 * microfacets of alpha (n). metal (n): 1 where a surface mirrors alike from every side (.04 of it: its colour is put in later).
 */
void mirrors(const Studio *s, int count, const int *list, const float *place, const float *start, const float *facing, const float *alpha,
             const float *metal, const int *turn, const float *eye, int rays, float *out) {
#pragma omp parallel for schedule(dynamic, 512)
  for (int q = 0; q < count; q++) {
    int k = list[q];
    const float *n = facing + 3 * k;
    float *o = out + 3 * (size_t)k, sight[3], a = fmaxf(.012f, alpha[k]);
    unsigned state = mixed(k * 7919U + 3U);
    for (int i = 0; i < 3; i++) sight[i] = eye[i] - place[3 * k + i];
    unit(sight);
    float nv = fmaxf(.03f, dot(sight, n));
    int many = metal[k] > 0 || a < SHARP ? 3 * rays : rays;   /* metal shows nothing else, and a lamp is bright: both are grainy sooner */
    for (int j = 0; j < many; j++) {
      /* a facet's direction, by its share of what the eye sees (sampled by the distribution, weighed by shadowing) */
      float u[2], half[3], away[3], from[3], w[3];
      spread((turn[k] & 15) * many + j, mixed((turn[k] >> 4) * 23 + 7), u);
      float c2 = (1 - u[0]) / (1 + (a * a - 1) * u[0]);
      scatter(n, 1 - c2, u[1], half);
      float vh = dot(sight, half);
      if (vh <= 0) continue;
      for (int i = 0; i < 3; i++) away[i] = 2 * vh * half[i] - sight[i];
      float nl = dot(away, n), nh = sqrtf(c2), k2 = a * .5f;
      if (nl <= .01f) continue;
      float g = nl * nv / ((nl * (1 - k2) + k2) * (nv * (1 - k2) + k2)), f = 1 - vh, f2 = f * f;
      float weight = fminf(4, g * vh / (nv * nh)) * (metal[k] > 0 ? .04f : .04f + .96f * f2 * f2 * f) / many;
      for (int i = 0; i < 3; i++) from[i] = start[3 * k + i] + n[i] * 4e-4f;
      struct RTCIntersectContext c;
      rtcInitIntersectContext(&c);
      struct RTCRayHit r = {{from[0], from[1], from[2], 1e-4f, away[0], away[1], away[2], 0, 1e9f, -1, 0, 0}};
      r.hit.geomID = RTC_INVALID_GEOMETRY_ID;
      rtcIntersect1(s->scene, &c, &r);
      float bright = 0, near = r.ray.tfar;
      for (int i = 0; a < SHARP && i < s->lamps; i++) {
        const Lamp *l = s->lamp + i;
        float t = meets(l, from, away);
        if (t < near) { near = t; bright = 3.14159265f * l->power / sqrtf(dot(l->side, l->side) * dot(l->up, l->up)); }
      }
      if (bright > 0) { o[0] += weight * fminf(bright, 30); continue; }
      if (r.hit.geomID == RTC_INVALID_GEOMETRY_ID) { o[1] += weight * sky(s->mirrored, FINER, away); continue; }
      w[0] = r.hit.Ng_x; w[1] = r.hit.Ng_y; w[2] = r.hit.Ng_z;
      unit(w);
      if (dot(w, away) > 0) for (int i = 0; i < 3; i++) w[i] = -w[i];
      for (int i = 0; i < 3; i++) from[i] += away[i] * r.ray.tfar + w[i] * 3e-4f;
      int m = s->material[r.hit.primID];
      if (s->metal[m] > 0) {                               /* metal in metal: once more on, and where that is hidden, what it reflects of nearby things */
        float down = dot(away, w);
        for (int i = 0; i < 3; i++) away[i] -= 2 * down * w[i];
        o[1] += weight * TWICE * (hidden(s, 1, from, away, 1e9f) ? .5f * about(s, away) : sky(s->mirrored, FINER, away));
        continue;
      }
      o[s->dyed[m] > 0 ? 2 : 1] += weight * s->white[3 * m + 1] * (lit(s, from, w, &state) + about(s, w));
    }
  }
}

static inline float ggx(float c, float v, float nh, float th, float bh, float ax, float ay) {
  /* Heitz's anisotropic distribution with Schlick's shadowing */
  float e = (th * th) / (ax * ax) + (bh * bh) / (ay * ay) + nh * nh, k = .5f * (ax + ay) * .5f + .05f;
  return 1 / (3.14159265f * ax * ay * e * e) / (4 * (c * (1 - k) + k) * (v * (1 - k) + k));
}

/*
 * Puts it together for n samples: visible lamps (n, lamps) and gathered light (n, GATHERED) → out (n, 12): key; other lamps; gathered light of
 * order 0, 1, 2, 3 (by colour: red, green, blue, nothing); from behind, order 0 and more; gloss of the key, of other lamps, of gathered light order 0 and more.
 * rough: along and across the warp, of each sample (0: no gloss); metal: see mirrors; points: lamp points across and up used for gloss.
 */
void put_together(const Studio *s, int n, const float *place, const float *smooth, const float *facing, const float *along, const float *rough, const float *metal,
                  const float *sun, const float *open, const float *seen, const float *got, const float *eye, int points, float *out) {
#pragma omp parallel for schedule(dynamic, 2048)
  for (int k = 0; k < n; k++) {
    const float *p = place + 3 * k, *d = facing + 3 * k, *g = got + (size_t)GATHERED * k;
    float *o = out + 12 * (size_t)k, sight[3] = {eye[0] - p[0], eye[1] - p[1], eye[2] - p[2]}, t[3], b[3];
    memset(o, 0, 48);
    unit(sight);
    float turn = dot(along + 3 * k, d);
    for (int a = 0; a < 3; a++) t[a] = along[3 * k + a] - turn * d[a];
    unit(t);
    b[0] = d[1] * t[2] - d[2] * t[1]; b[1] = d[2] * t[0] - d[0] * t[2]; b[2] = d[0] * t[1] - d[1] * t[0];
    float nv = fmaxf(.04f, dot(sight, d)), ax = rough[2 * k], ay = rough[2 * k + 1];
    for (int i = 0; i < s->lamps; i++) {
      const Lamp *l = s->lamp + i;
      float v = seen[k * s->lamps + i] * (i == 0 ? sun[k] : .35f + .65f * open[k]), falls = 0, shine = 0;
      if (v <= 0) continue;
      int across = ax <= 0 ? 2 : fminf(ax, ay) > .3f ? 3 : points;
      for (int x = 0; x < across; x++) for (int y = 0; y < across; y++) {
        float q[3], to[3], half[3];
        on_lamp(l, (x + .5f) / across, (y + .5f) / across, q);
        for (int a = 0; a < 3; a++) to[a] = q[a] - p[a];
        float r2 = dot(to, to), r = 1 / sqrtf(r2), c = dot(to, d) * r;
        if (c <= 0) continue;
        float power = l->power / r2 * c;
        falls += power;
        if (ax <= 0) continue;
        for (int a = 0; a < 3; a++) half[a] = sight[a] + to[a] * r;
        unit(half);
        float vh = fmaxf(0, dot(half, sight)), f = 1 - vh, f2 = f * f;
        float nh = dot(half, d), th = dot(half, t), bh = dot(half, b), lobes = ggx(c, nv, nh, th, bh, ax, ay);
        if (ax < ay) lobes = (1 - LOOSE) * lobes + LOOSE * ggx(c, nv, nh, th, bh, fminf(ax * WIDER, .95f), fminf(ay * WIDER, .95f));
        else if (ax < HIDE) lobes = .5f * ggx(c, nv, nh, th, bh, ax * TIGHT, ay * TIGHT) + .5f * ggx(c, nv, nh, th, bh, ax * WIDER, ay * WIDER);
        shine += power * lobes * (metal[k] > 0 ? .04f : .04f + .96f * f2 * f2 * f);
      }
      float share = v / (across * across);
      o[i ? 1 : 0] += falls * share;
      o[i ? 9 : 8] += shine * share * 3.14159265f;
    }
    /* gathered light was measured for the smooth direction: what relief turns towards its mean direction gets more of it */
    const float *m = smooth + 3 * k;
    for (int w = 0; w < 2; w++) {
      const float *mean = g + ORDERS + 3 * w;
      float whole = 0;
      int first = s->by_colour ? 0 : w, last = s->by_colour ? 3 : w ? ORDERS : 1;
      for (int i = first; i < last; i++) whole += g[i];
      float flat = dot(mean, m), bent = dot(mean, d), keen = whole > 1e-6f ? fminf(1, fmaxf(0, (sqrtf(dot(mean, mean)) / whole - .667f) * 3)) : 0;
      float ratio = flat > 1e-6f ? fminf(1.7f, fmaxf(.15f, bent / flat)) : 1, k2 = .5f + .5f * keen;
      float gain = (1 - k2 + k2 * ratio) * open[k];
      for (int i = first; i < last; i++) o[2 + i] = g[i] * gain;
      if (ax > 0) {
        /* its gloss: what comes from where the eye's ray would go on, about */
        float away[3];
        for (int a = 0; a < 3; a++) away[a] = 2 * dot(sight, d) * d[a] - sight[a];
        float there = flat > 1e-6f ? fminf(1.6f, fmaxf(.1f, dot(mean, away) / (sqrtf(dot(mean, mean)) * .8f + 1e-6f))) : 0;
        float f = 1 - nv, f2 = f * f;
        o[10 + w] = (s->by_colour ? w ? 0 : whole / 3 : whole) * there * open[k] * (.04f + .35f * f2 * f2 * f);
      }
    }
    o[6] = g[ORDERS + 6]; o[7] = g[ORDERS + 7];
  }
}
