/* Delaunay triangles of points in the plane (Bowyer and Watson, plain). Called by patterns.py. */
#include <math.h>
#include <stdlib.h>

typedef struct { int a, b, c; double x, y, r; } T;

static void circle(const double *p, T *t) {
  double ax = p[2 * t->a], ay = p[2 * t->a + 1], bx = p[2 * t->b] - ax, by = p[2 * t->b + 1] - ay, cx = p[2 * t->c] - ax, cy = p[2 * t->c + 1] - ay;
  double d = 2 * (bx * cy - by * cx), ux, uy;
  if (fabs(d) < 1e-14) d = 1e-14;
  ux = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / d;
  uy = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / d;
  t->x = ax + ux; t->y = ay + uy; t->r = ux * ux + uy * uy;
}

/* p: (n + 3) points, the last three left free for the outer triangle, sorted by x. Returns the count of triangles. */
int delaunay(int n, double *p, int *out) {
  int most = 4 * n + 64, open = 0, closed = 0, edges_most = 4096;
  T *live = malloc(sizeof(T) * most), *done = malloc(sizeof(T) * most);
  int *edge = malloc(sizeof(int) * 2 * edges_most);
  p[2 * n] = -1e5; p[2 * n + 1] = -1e5; p[2 * n + 2] = 1e5; p[2 * n + 3] = -1e5; p[2 * n + 4] = 0; p[2 * n + 5] = 2e5;
  live[0].a = n; live[0].b = n + 1; live[0].c = n + 2; circle(p, live); open = 1;
  for (int i = 0; i < n; i++) {
    double x = p[2 * i], y = p[2 * i + 1];
    int ne = 0;
    for (int k = 0; k < open;) {
      double dx = x - live[k].x, dy = y - live[k].y;
      if (dx > 0 && dx * dx > live[k].r) { done[closed++] = live[k]; live[k] = live[--open]; continue; }
      if (dx * dx + dy * dy < live[k].r) {
        int e[6] = {live[k].a, live[k].b, live[k].b, live[k].c, live[k].c, live[k].a};
        for (int m = 0; m < 6; m++) edge[2 * ne + m] = e[m];
        ne += 3; live[k] = live[--open];
        if (ne > edges_most - 4) { edges_most *= 2; edge = realloc(edge, sizeof(int) * 2 * edges_most); }
        continue;
      }
      k++;
    }
    for (int a = 0; a < ne; a++) for (int b = a + 1; b < ne; b++)
      if (edge[2 * a] >= 0 && edge[2 * a] == edge[2 * b + 1] && edge[2 * a + 1] == edge[2 * b])
        edge[2 * a] = edge[2 * b] = -1;
    for (int a = 0; a < ne; a++) if (edge[2 * a] >= 0) {
      T *t = live + open++;
      t->a = edge[2 * a]; t->b = edge[2 * a + 1]; t->c = i; circle(p, t);
    }
  }
  for (int k = 0; k < open; k++) done[closed++] = live[k];
  int count = 0;
  for (int k = 0; k < closed; k++) if (done[k].a < n && done[k].b < n && done[k].c < n) {
    out[3 * count] = done[k].a; out[3 * count + 1] = done[k].b; out[3 * count + 2] = done[k].c; count++;
  }
  free(live); free(done); free(edge);
  return count;
}
