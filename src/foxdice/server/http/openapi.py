"""Endpoints are described once; routes, reading of parameters and OpenAPI are made from the descriptions."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from foxdice.server import wire
from foxdice.server.errors import ServerError

ALWAYS_REFUSED = (403, 413, 421, 429, 503)  # by what every request passes


@dataclass(frozen=True)
class Parameter:
    """A parameter in the path or the query, and what it has to be."""

    name: str
    place: str  # path or query
    type: Any
    default: Any = None  # of one in the query

    def read(self, request: Request) -> Any:
        """Return the value; raise `ServerError` when it is not of the type."""
        given = request.path_params if self.place == "path" else request.query_params
        if self.name not in given:
            return self.default
        try:
            return msgspec.convert(given[self.name], self.type, strict=False)
        except (msgspec.ValidationError, ValueError) as error:
            raise ServerError("server-parameter", name=self.name, reason=str(error)) from error

    def describe(self) -> dict[str, Any]:
        """Return the OpenAPI description."""
        schema = msgspec.json.schema(self.type)
        if self.default is not None:
            schema["default"] = self.default
        return {"name": self.name, "in": self.place, "required": self.place == "path", "schema": schema}


@dataclass(frozen=True)
class Endpoint:
    """What an address does."""

    method: str
    path: str
    does: str
    answer: Callable[[Request], Awaitable[Response]]
    gives: Any  # a struct, or a media type
    status: int = 200
    takes: Any = None
    refusals: tuple[int, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    needs_token: bool = False


def openapi(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Return the OpenAPI description."""
    structs: list[type] = [wire.Problem]
    structs += [type_ for one in endpoints for type_ in (one.takes, one.gives) if isinstance(type_, type)]
    schemas, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(structs, schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        text = {one.gives: {"schema": {"type": "string"}}}
        media = text if isinstance(one.gives, str) else _media(by_type[one.gives])
        responses = {str(one.status): {"description": one.does, "content": media}}
        for status in (*one.refusals, *ALWAYS_REFUSED):
            responses[str(status)] = {"description": "Refused, and why.", "content": _media(by_type[wire.Problem])}
        operation: dict[str, Any] = {"summary": one.does, "responses": responses}
        if one.parameters:
            operation["parameters"] = [parameter.describe() for parameter in one.parameters]
        if one.takes:
            operation["requestBody"] = {"required": True, "content": _media(by_type[one.takes])}
        operation["security"] = [{"token": []}] if one.needs_token else [{}, {"token": []}]
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Foxdice", "version": version("foxdice"), "description": "Dice games."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _media(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
