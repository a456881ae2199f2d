"""What modules ask of each other is there: a picture is made seldom, and what it is made with must not have gone meanwhile."""
import ast
import glob
import importlib
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


def asked(tree):
    """{(module, name, line) …} of what a file's syntax tree takes from modules of the atelier that it imports as a whole."""
    modules = {alias.asname or alias.name: alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
               if os.path.exists(os.path.join(HERE, alias.name + '.py'))}
    own = {arg.arg for node in ast.walk(tree) if isinstance(node, ast.arguments) for arg in node.args} | {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return {(modules[node.value.id], node.attr, node.lineno) for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules.keys() - own}


class Modules(unittest.TestCase):
    def test_what_they_take_from_each_other_is_there(self):
        sys.path.insert(0, HERE)
        files = glob.glob(os.path.join(HERE, '**', '*.py'), recursive=True)
        found = 0
        for path in files:
            with open(path, encoding='utf8') as file:
                for module, name, line in asked(ast.parse(file.read())):
                    found += 1
                    self.assertTrue(hasattr(importlib.import_module(module), name), f'{os.path.relpath(path, HERE)}:{line} asks for {module}.{name}')
        self.assertGreater(found, 400)


if __name__ == '__main__':
    unittest.main()
