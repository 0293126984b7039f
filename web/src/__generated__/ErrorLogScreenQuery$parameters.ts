/**
 * @generated SignedSource<<865b53e3cb08d9a5cd58e3118f32431b>>
 * @relayHash cb46f06fbe42bb2f08480fcafa99af31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a22c1e3ee59c5716731a1dee8be7d456019384dfb4da3a85118a6e46af68d3d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a22c1e3ee59c5716731a1dee8be7d456019384dfb4da3a85118a6e46af68d3d",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
