/**
 * @generated SignedSource<<d28e87cf1d57002e98f2817bd57fd510>>
 * @relayHash bb6042419860b3e6c8dd90d858a6830e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f56c04147bc90f4fa6658b693b1e9f1b8faae02ab56ef30396515970fa4279eb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f56c04147bc90f4fa6658b693b1e9f1b8faae02ab56ef30396515970fa4279eb",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
