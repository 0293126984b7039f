/**
 * @generated SignedSource<<8d5faf1c9e2125d52cd00ec460cc8037>>
 * @relayHash c2bdb5112d88c82dac0cab6bbf1f32c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3aade8fe67aaf4c1bd650eafb710de32c717facd5d765e362ef770db760975ec

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3aade8fe67aaf4c1bd650eafb710de32c717facd5d765e362ef770db760975ec",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
