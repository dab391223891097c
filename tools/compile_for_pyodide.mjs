// node compile_for_pyodide.mjs PYODIDE FOLDER STDLIB: every .py of the folder becomes an empty file with its bytecode
// beside it, a compiled core gets the key by which it is found, and STDLIB is Pyodide's standard library as bytecode alone. That very Python makes them: its standard
// library comes as sources, and compiling them at every start would take longer than everything else. Answers that are
// always the same are prepared too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, folder, stdlib] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
python.FS.mkdirTree('/work');
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/work');
python.runPython(`
import importlib._bootstrap_external as bootstrap, importlib.util, os, sys, zipfile
from pathlib import Path

def bytecode(source, name):
    """Unchecked: it holds whatever the source beside it says."""
    code = compile(source, name, "exec", dont_inherit=True)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))

core = {"__name__": "core", "__file__": str(Path("/work", "mastaba", "core.py"))}
exec(Path(core["__file__"]).read_bytes(), core)
packed = Path(core["PACKED"])
compiled = {Path(file) for file in core["modules"]().values()} if packed.is_dir() else set()
for path in sorted(Path("/work").rglob("*.py")):
    if path in compiled:
        path.write_bytes(b"")  # nothing but its name is read
        continue
    source = path.read_bytes()
    beside = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
    beside.parent.mkdir(exist_ok=True)
    beside.write_bytes(bytecode(source, str(path).replace("/work", "/engine", 1)))
    path.write_bytes(b"")
if compiled:
    for name, file in core["binaries"](str(packed)).items():
        assert Path(file).is_file(), f"the compiled core lacks {name}"
    packed.joinpath(core["KEY_FILE"]).write_text(core["key"]())  # of the sources as they are there: empty
`);
await python.runPythonAsync(`
sys.path.insert(0, "/work")
from mastaba.browser import host, prepared

async def nothing(*asked):
    pass

made = host.Host("/prepared.db", "", nothing, nothing)
await made.open()
await prepared.write(made.request)
await made.server.close()  # or this would never end
`);
if (!existsSync(stdlib)) {
  python.FS.writeFile('/in.zip', new Uint8Array(readFileSync(`${pyodide}/python_stdlib.zip`)));
  python.runPython(`
# Packages and modules for debuggers, mail and old protocols, and encodings of other centuries: a third of the whole.
unused = (
    *("pydoc_data/", "idlelib/", "ensurepip/", "turtledemo/", "tkinter/", "test/", "unittest/", "_pyrepl/", "curses/"),
    *("xml/", "xmlrpc/", "wsgiref/", "html/", "venv/", "pdb.", "bdb.", "cmd.", "pydoc.", "doctest.", "mailbox.", "imaplib."),
    *("optparse.", "pickletools.", "poplib.", "smtplib.", "ftplib.", "turtle.", "cProfile.", "profile.", "pstats."),
    *("modulefinder.", "netrc.", "trace.", "tabnanny.", "timeit.", "zipapp.", "plistlib.", "webbrowser.", "this."),
    *("_pydatetime.", "_pydecimal.", "_pyio.", "_strptime.", "configparser.", "socketserver.", "dbm/", "http/"),
)
spoken = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "utf_16", "idna", "raw_unicode_escape")
with zipfile.ZipFile("/in.zip") as given, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
    for name in sorted(given.namelist()):
        encoding = name.removesuffix(".py").partition("encodings/")[2] or "utf_8"
        if name.startswith(unused) or name.endswith("/") or encoding not in spoken:
            continue
        data = given.read(name)
        if name.endswith(".py"):
            data, name = bytecode(data, "/lib/python314.zip/" + name), name + "c"
        entry = zipfile.ZipInfo(name)
        entry.compress_type = zipfile.ZIP_DEFLATED
        made.writestr(entry, data)
`);
  writeFileSync(stdlib, python.FS.readFile('/out.zip'));
}
