/**
 * @generated SignedSource<<69c8e4eed2405b666c69e2ad8195bb70>>
 * @relayHash 430854a0586b0e5e9a9a1d2c1943fb2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a11eae05879c777dc7dde2150b147e6e05a48a50da36cd2db61574b6c3cadb7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsScreenQuery } from './GoalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a11eae05879c777dc7dde2150b147e6e05a48a50da36cd2db61574b6c3cadb7",
    "metadata": {},
    "name": "GoalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
