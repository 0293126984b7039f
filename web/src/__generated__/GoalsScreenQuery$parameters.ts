/**
 * @generated SignedSource<<7a692a3a95ca466c512779cf55dd5a09>>
 * @relayHash 48ddc9e2a3d3f29c6feb7dc544b457bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b5a223ccc9a514846d3332d1213cb5f9906fdf95c4e3b55f9802cb3e5259e4c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsScreenQuery } from './GoalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b5a223ccc9a514846d3332d1213cb5f9906fdf95c4e3b55f9802cb3e5259e4c",
    "metadata": {},
    "name": "GoalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
