/**
 * @generated SignedSource<<13673a8a99cf0bdee0a4a4ec72f52a80>>
 * @relayHash fea08358b2c19c9bf64a5a79de233ec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52b2e0bc7e71732bb5ee7fad6def28733ec2101ca05dffb9a8138ebc738c473

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditFormScreenQuery } from './EditFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f52b2e0bc7e71732bb5ee7fad6def28733ec2101ca05dffb9a8138ebc738c473",
    "metadata": {},
    "name": "EditFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
