"""Draws the pages of drawings.json with reportlab, cairo or as PostScript for ghostscript.

Usage: draw.py DRAWINGS.json; each entry has `to`, `producer` and `drawing`.
"""
import base64
import io
import json
import re
import subprocess
import sys

import cairo
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

LIBERATION = "/usr/share/fonts/truetype/liberation/Liberation"
FILES = {
    "sans": "Sans-Regular", "bold": "Sans-Bold", "serif": "Serif-Regular",
    "serifbold": "Serif-Bold", "mono": "Mono-Regular", "monobold": "Mono-Bold",
}
STANDARD = {
    "sans": "Helvetica", "bold": "Helvetica-Bold", "serif": "Times-Roman",
    "serifbold": "Times-Bold", "mono": "Courier", "monobold": "Courier-Bold",
}
FACES = {
    "sans": ("Liberation Sans", 0), "bold": ("Liberation Sans", 1), "serif": ("Liberation Serif", 0),
    "serifbold": ("Liberation Serif", 1), "mono": ("Liberation Mono", 0), "monobold": ("Liberation Mono", 1),
}


def picture(data):
    return io.BytesIO(base64.b64decode(data.split(",", 1)[1]))


def reportlab(to, drawing, embedded):
    if embedded:
        for name, file in FILES.items():
            pdfmetrics.registerFont(TTFont("E" + name, f"{LIBERATION}{file}.ttf"))
    height = drawing["height"]
    page = canvas.Canvas(to, pagesize=(drawing["width"], height), invariant=1)
    page.setTitle(drawing["title"])
    for marks in drawing["pages"]:
        for m in marks:
            if m["kind"] == "line":
                page.setLineWidth(m["width"])
                page.line(m["x"], height - m["y"], m["x2"], height - m["y2"])
            elif m["kind"] == "box":
                page.setFillGray(m["grey"])
                page.rect(m["x"], height - m["y2"], m["x2"] - m["x"], m["y2"] - m["y"], stroke=0, fill=1)
                page.setFillGray(0)
            elif m["kind"] == "picture":
                image = ImageReader(picture(m["data"]))
                wide, high = image.getSize()
                tall = m["width"] * high / wide
                page.drawImage(image, m["x"], height - m["y"] - tall, m["width"], tall, mask="auto")
            else:
                page.setFont(("E" + m["font"]) if embedded else STANDARD[m["font"]], m["size"])
                page.setFillGray(m.get("grey", 0))
                page.saveState()
                page.translate(m["x"], height - m["y"])
                page.rotate(m.get("turn", 0))
                draw = {"l": page.drawString, "r": page.drawRightString, "c": page.drawCentredString}[m["align"]]
                draw(0, 0, m["text"])
                page.restoreState()
        page.showPage()
    page.save()


def with_cairo(to, drawing):
    surface = cairo.PDFSurface(to, drawing["width"], drawing["height"])
    page = cairo.Context(surface)
    for marks in drawing["pages"]:
        for m in marks:
            page.set_source_rgb(0, 0, 0)
            if m["kind"] == "line":
                page.set_line_width(m["width"])
                page.move_to(m["x"], m["y"])
                page.line_to(m["x2"], m["y2"])
                page.stroke()
            elif m["kind"] == "box":
                page.set_source_rgb(m["grey"], m["grey"], m["grey"])
                page.rectangle(m["x"], m["y"], m["x2"] - m["x"], m["y2"] - m["y"])
                page.fill()
            elif m["kind"] == "picture":
                image = cairo.ImageSurface.create_from_png(picture(m["data"]))
                scale = m["width"] / image.get_width()
                page.save()
                page.translate(m["x"], m["y"])
                page.scale(scale, scale)
                page.set_source_surface(image)
                page.paint()
                page.restore()
            else:
                face, weight = FACES[m["font"]]
                page.select_font_face(face, 0, weight)
                page.set_font_size(m["size"])
                grey = m.get("grey", 0)
                page.set_source_rgb(grey, grey, grey)
                advance = page.text_extents(m["text"]).x_advance
                page.save()
                page.translate(m["x"], m["y"])
                page.rotate(-m.get("turn", 0) * 3.14159265 / 180)
                page.move_to({"l": 0, "r": -advance, "c": -advance / 2}[m["align"]], 0)
                page.show_text(m["text"])
                page.restore()
        surface.show_page()
    surface.finish()


def with_ghostscript(to, drawing):
    """Windows drivers send PostScript; fonts are re-encoded to Latin 1."""
    out = ["%!PS-Adobe-3.0", f"<</PageSize [{drawing['width']} {drawing['height']}]>> setpagedevice"]
    for name in STANDARD.values():
        out.append(f"/{name} findfont dup length dict begin {{1 index /FID ne {{def}} {{pop pop}} ifelse}} forall "
                   f"/Encoding ISOLatin1Encoding def currentdict end /L{name} exch definefont pop")
    height = drawing["height"]
    for marks in drawing["pages"]:
        for m in marks:
            if m["kind"] == "line":
                out.append(f"{m['width']} setlinewidth {m['x']} {height - m['y']} moveto {m['x2']} {height - m['y2']} lineto stroke")
            elif m["kind"] == "box":
                out.append(f"{m['grey']} setgray {m['x']} {height - m['y2']} {m['x2'] - m['x']} {m['y2'] - m['y']} rectfill 0 setgray")
            elif m["kind"] == "text":
                text = m["text"].replace("\u2212", "-").replace("–", "-").replace("’", "'")
                # In this encoding 055 is a minus sign and 255 a hyphen.
                text = re.sub(r"(?<=\w)-|-(?!\d)", "\u00ad", text)
                code = "".join(f"\\{byte:03o}" for byte in text.encode("latin-1", "replace"))
                shift = {"l": "", "r": "dup stringwidth pop neg 0 rmoveto ", "c": "dup stringwidth pop 2 div neg 0 rmoveto "}[m["align"]]
                out.append(f"/L{STANDARD[m['font']]} {m['size']} selectfont {m.get('grey', 0)} setgray gsave "
                           f"{m['x']} {height - m['y']} translate {m.get('turn', 0)} rotate 0 0 moveto ({code}) {shift}show grestore 0 setgray")
        out.append("showpage")
    subprocess.run(["gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=pdfwrite", f"-sOutputFile={to}", "-"],
                   input="\n".join(out).encode("ascii"), check=True)


for entry in json.load(open(sys.argv[1], encoding="utf-8")):
    kind = entry["producer"]
    if kind.startswith("reportlab"):
        reportlab(entry["to"], entry["drawing"], kind == "reportlab-embedded")
    elif kind == "cairo":
        with_cairo(entry["to"], entry["drawing"])
    else:
        with_ghostscript(entry["to"], entry["drawing"])
