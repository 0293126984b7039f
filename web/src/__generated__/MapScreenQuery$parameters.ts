/**
 * @generated SignedSource<<df6ded47672f19b31eccff210b17f762>>
 * @relayHash e3ea759988fa0e70fc5213c9bbc39776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a99c0ba828e78dac28ec1d0d4e6dbec5716882487acccd33f6e2f3ea7f98b81

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a99c0ba828e78dac28ec1d0d4e6dbec5716882487acccd33f6e2f3ea7f98b81",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
