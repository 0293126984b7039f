/**
 * @generated SignedSource<<abfde8909e5c94412da0920a3288d20b>>
 * @relayHash c272777d6d87e8e32cd998cc127172ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee9708decb94ab8fb26a108c5798e9daf4dcbd940bbededb93ce7c12bef004cd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee9708decb94ab8fb26a108c5798e9daf4dcbd940bbededb93ce7c12bef004cd",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
