/**
 * @generated SignedSource<<a4e9a382dd5bcbb75dd6f94e6871f70c>>
 * @relayHash 3b751540256869bf1b6dc5640b08b2d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23681df82027e1f377318e51292b60bd1f8743ae415cffa9e6d22b99afc9f97b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23681df82027e1f377318e51292b60bd1f8743ae415cffa9e6d22b99afc9f97b",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
